import {api} from '../../../../facts/api';
import {code, withDetectedCode, mdx, table} from '../mdxTemplate';
import {fieldList} from './fields';

/** `all` → ``| `X-RateLimit-Remaining` | requests left |`` */
export const rateLimitHeaders = {
  all: () =>
    table(
      ['Header', 'Meaning'],
      api.rateLimits.headers.map(({name, meaning}) => mdx`| ${code(name)} | ${withDetectedCode(meaning)} |`),
    ),
};

/** `all` → `limit`, `after`, `since` …, as a list of fields. */
export const queryParameters = {
  all: () => fieldList(api.queryParameters, {view: 'request', anchor: 'query'}),
};
