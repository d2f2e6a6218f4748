/** Pages that share a stylesheet. */
export interface Template {
  /** Begins the name of its file. */
  name: string;
  /** Matches the routes of its pages. */
  routes: RegExp;
}

/**
 * The first that matches has the page. Few, so that the next page of a reader needs no other file; but what is large and on
 * few pages is not in the file of all: chat previews are on guides, forms in the playground.
 */
export const templates: readonly Template[] = [
  {name: 'landing', routes: /^\/$/},
  {name: 'front', routes: /^\/(?:premium|get-started|404\.html)$/},
  {name: 'playground', routes: /^\/docs\/extras\/variables$/},
  {name: 'guides', routes: /^\/docs\/(?:modules|functions|extras)\//},
  {name: 'documents', routes: /^\/(?:docs|documents|faq|known-issues)(?:\/|$)/},
];

/**
 * What the page script makes or changes on a page: names of elements, classes and ids that are
 * not in its HTML. Only classes that no bundler renames; markup with others stands in the page, hidden or in a `<template>`.
 * States are attributes and need no mention.
 */
export const madeByScripts: readonly string[] = [
  // The progress bar of a step to another page.
  '<div id="nprogress"><div class="bar"></div></div>',
];
