import {z} from 'zod';
import type {Mistake} from '../../lib/mistake';
import {suggest} from '../../lib/nearest';
import type {ContentProblem} from './problems';
import {inProse} from './factLookup';
import type {Page} from './pageTree';
import {replacePlaceholders} from './remarkFacts';

/** In characters. Search engines cut longer descriptions and ignore shorter ones. */
const descriptionLength = {min: 110, max: 160} as const;

const text = (max: number) => z.string().trim().min(1).max(max);

/** Strict, so a misspelled key is an error. Lengths apply after placeholders are replaced. */
const frontMatterSchema = z.strictObject({
  title: text(60),
  description: z.string().min(descriptionLength.min).max(descriptionLength.max),
  sidebar_label: text(40),
  sidebar_position: z.int().min(0),
  keywords: z.array(text(40)).min(1).max(8),
  /** Only if the page's path differs from the file's. */
  slug: z.string().startsWith('/').optional(),
  /** Only for a page in no sidebar: the sidebar to show beside it. */
  displayed_sidebar: z.string().optional(),
});

const keys = Object.keys(frontMatterSchema.shape);

/** Returns the line of a front matter key, or 1 if it is missing. */
export function lineOf(source: string, key: string): number {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const found = lines.findIndex((line, index) => index < end && line.startsWith(`${key}:`));
  return found < 0 ? 1 : found + 1;
}

function repairOf(issue: z.core.$ZodIssue, key: string, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `Remove it or use a known key. ${suggest(key, keys)}`;
  if (value === undefined) return `Add the line "${key}: ..." between the two lines ---.`;
  if (typeof value === 'string' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const {min, max} = descriptionLength;
    const expected = key === 'description' ? `${min} to ${max} characters` : issue.message.toLowerCase();
    return `It has ${value.length} characters; expected: ${expected}.`;
  }
  return `${issue.message}.`;
}

function expandDeep(value: unknown, report: (mistake: Mistake) => void): unknown {
  if (typeof value === 'string') return replacePlaceholders(value, inProse, report);
  return Array.isArray(value) ? value.map((item) => expandDeep(item, report)) : value;
}

/**
 * Replaces placeholders (`title: {$counts.modules} modules` → `title: 15 modules`), then validates all keys.
 * @param data parsed YAML, which can have any type
 */
export function readFrontMatter(
  page: Page,
  data: unknown,
): {frontMatter: Record<string, unknown>; problems: ContentProblem[]} {
  const problems: ContentProblem[] = [];
  const report = (key: string, message: string, repair: string) =>
    problems.push({file: page.file, line: lineOf(page.source, key), message, repair});

  const mapping = z.record(z.string(), z.unknown()).safeParse(data);
  if (!mapping.success) {
    report('', 'the front matter is not a list of keys', 'Write lines "key: value" between the two lines ---.');
    return {frontMatter: {}, problems};
  }
  const frontMatter = Object.fromEntries(
    Object.entries(mapping.data).map(([key, value]) => [
      key,
      expandDeep(value, ({message, repair}) => report(key, message, repair)),
    ]),
  );
  const result = frontMatterSchema.safeParse(frontMatter);
  for (const issue of result.error?.issues ?? []) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    for (const key of names) {
      const value = frontMatter[key];
      const what = issue.code === 'unrecognized_keys' ? 'unknown' : value === undefined ? 'missing' : 'invalid';
      report(key, `${what} front matter key "${key}"`, repairOf(issue, key, value));
    }
  }
  return {frontMatter, problems};
}
