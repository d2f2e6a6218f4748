import {definePlugin} from '@oxlint/plugins';
import {htmlHeading, htmlLink, parameterIt, placeholder} from './syntax.mjs';
import {terms} from './terms.mjs';
import {wall} from './walls.mjs';

/** Rules of this site, for the linter (.oxlintrc.json). */
export default definePlugin({
  meta: {name: 'house'},
  rules: {
    'html-heading': htmlHeading,
    'html-link': htmlLink,
    'parameter-it': parameterIt,
    placeholder,
    terms,
    wall,
  },
});
