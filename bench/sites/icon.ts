/** A small icon: without one, browsers ask for it all the same, and the page that says "not found" would count. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#5a2ea6"/></svg>\n';
