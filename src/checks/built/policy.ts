import type {CheerioAPI} from 'cheerio';
import type {ContentProblem} from '../../node/content/problems';
import {sourceHash} from '../../node/delivery/policy';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** What browsers run or follow as rules where it stands in HTML; anything else is data. */
const INLINE = 'script:not([src], [type="application/ld+json"])';

/** Sources that let in no other site, and nothing inline that is not named. */
const STRICT = /^'(?:none|self|sha256-[\w+/]+=*)'$/;

const MADE_IN = 'Policies are made in src/node/delivery/policy.ts, as the last step of a build.';

/** What is wrong, and what to do. */
type Fault = readonly [found: string, repair: string];

/** Elements of a page with an attribute whose name passes. */
const elementsWith = ($: CheerioAPI, passes: (name: string) => boolean): string[] =>
  $('*')
    .toArray()
    .flatMap((element) =>
      Object.entries($(element).attr() ?? {})
        .filter(([attribute]) => passes(attribute))
        .map(([attribute, value]) => `a <${$(element).prop('tagName')?.toLowerCase()}> with ${attribute}="${value}"`),
    );

/** Styles and handlers that stand in the HTML, which no hash can let in. */
function inlineFaults($: CheerioAPI): Fault[] {
  const styled = [
    ...elementsWith($, (name) => name === 'style'),
    ...$('style')
      .get()
      .map(() => 'a <style>'),
  ];
  return [
    ...styled.map((found) => [found, 'Give the element a class, and that a rule in a stylesheet.'] as const),
    ...elementsWith($, (name) => name.startsWith('on')).map((found) => [found, 'Listen in src/page/.'] as const),
  ];
}

/** Inline scripts that a policy does not name. */
const refusedScripts = ($: CheerioAPI, policy: string): string[] =>
  $(INLINE)
    .toArray()
    .map((script) => $(script).text())
    .filter((script) => !policy.includes(sourceHash(script)));

/** Sources of a policy that let in more than the site has. Icons in the stylesheet are `data:`. */
const openSources = (policy: string): string[] =>
  policy.split(';').flatMap((entry) => {
    const [directive, ...sources] = entry.trim().split(/\s+/);
    return sources.filter((source) => !STRICT.test(source) && !(directive === 'img-src' && source === 'data:'));
  });

function policyFaults($: CheerioAPI): Fault[] {
  const meta = $('head > meta[http-equiv="Content-Security-Policy"]');
  const policy = meta.attr('content') ?? '';
  const first = meta.length === 1 && meta.prevAll(':not(meta[charset])').length === 0;
  return [
    ...(first ? [] : [[`${meta.length} policies in its head, not one before all that it governs`, MADE_IN] as const]),
    ...(/(?:^|;)\s*default-src /.test(policy) ? [] : [['no default-src in its policy', MADE_IN] as const]),
    ...openSources(policy).map((source) => [`a policy that lets in ${source}`, MADE_IN] as const),
    ...refusedScripts($, policy).map(
      (script) => [`an inline script that its policy refuses: ${script.trim().slice(0, 60)}`, MADE_IN] as const,
    ),
  ];
}

/** Finds what the Content-Security-Policy of built pages refuses, and policies that refuse too little. */
export const findPolicies = (pages: BuiltPages): ContentProblem[] =>
  [...pages].flatMap(([route, $]) =>
    [...inlineFaults($), ...policyFaults($)].map(([found, repair]) => ({
      file: builtFile(route),
      line: 1,
      message: `it has ${found}`,
      repair,
    })),
  );
