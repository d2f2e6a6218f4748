/** A cspell reporter that runs beside the default one and explains where to add a correct word. */
export function getReporter() {
  let hasIssues = false;
  return {
    issue: () => {
      hasIssues = true;
    },
    result: () => {
      if (hasIssues) console.error('Correct the words above, or add correct ones to words.txt in alphabetical order.');
    },
  };
}
