import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import firstHeadingLevel from 'remark-lint-first-heading-level';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';

import presetLintRecommended from 'remark-preset-lint-recommended';
import {remarkPages} from './src/checks/prose/remarkPages.mjs';
import {remarkTerms} from './src/checks/prose/remarkTerms.mjs';

/** Lint of the pages in MDX: how they are built, and the words that they do not use. */
export default {
  plugins: [
    remarkFrontmatter,
    remarkPages,
    remarkGfm,
    remarkDirective,
    presetLintRecommended,
    [fencedCodeFlag, {allowEmpty: false}],
    // The title is the heading of level 1.
    [firstHeadingLevel, 2],
    headingIncrement,
    noDuplicateHeadingsInSection,
    remarkTerms,
  ],
};
