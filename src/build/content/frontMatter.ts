import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {z} from 'zod';
import type {Mistake} from '../../lib/mistake';
import {suggest} from '../../lib/nearest';
import type {ContentMistake} from './mistakes';
import {formatForProse} from './factLookup';
import {isPartial} from './partials';
import type {SourceFile} from './sourceFile';
import {replacePlaceholders} from './insertFacts';

/** In characters. Search engines cut longer descriptions and ignore shorter ones. */
const descriptionLength = {min: 110, max: 160} as const;

const textUpTo = (max: number) => z.string().trim().min(1).max(max);

const nullableId = z.string().nullable();
const headingLevel = z.int().min(2).max(6);

/** The keys that every page needs. */
const requiredKeys = {
  title: textUpTo(60),
  description: z.string().min(descriptionLength.min).max(descriptionLength.max),
};

/**
 * Docusaurus' keys that have an effect on this site. Strict, so a misspelled key is an error. Lengths apply after placeholders
 * are replaced. Source: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
const frontMatterSchema = z.strictObject({
  ...requiredKeys,
  ...z
    .object({
      custom_edit_url: z.string().nullable(),
      displayed_sidebar: nullableId,
      draft: z.boolean(),
      hide_table_of_contents: z.boolean(),
      image: z.string(),
      keywords: z.array(textUpTo(40)),
      last_update: z.record(z.string(), z.unknown()),
      pagination_label: z.string(),
      pagination_next: nullableId,
      pagination_prev: nullableId,
      sidebar_class_name: z.string(),
      sidebar_custom_props: z.record(z.string(), z.unknown()),
      sidebar_label: textUpTo(40),
      sidebar_position: z.number(),
      slug: z.string().startsWith('/'),
      toc_max_heading_level: headingLevel,
      toc_min_heading_level: headingLevel,
      unlisted: z.boolean(),
    })
    .partial().shape,
});

const knownKeys = Object.keys(frontMatterSchema.shape);

/** Returns the line of a front matter key, or 1 if it is missing. */
export function frontMatterLine(source: string, key: string): number {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const keyIndex = lines.findIndex((line, index) => index < end && line.startsWith(`${key}:`));
  return keyIndex < 0 ? 1 : keyIndex + 1;
}

function repairOf(issue: z.core.$ZodIssue, key: string, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `Remove it or use a known key. ${suggest(key, knownKeys)}`;
  if (value === undefined) return `Add the line "${key}: ..." between the two lines ---.`;
  if (typeof value === 'string' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const {min, max} = descriptionLength;
    const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    const expected = key === 'description' ? `${min} to ${max}` : limit;
    return `It has ${value.length} characters; expected: ${expected}.`;
  }
  // YAML reads 2024 as a number, and true as a boolean.
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  return isScalar && issue.code === 'invalid_type' && issue.expected === 'string'
    ? `Write it in quotes: ${key}: "${value}".`
    : `${issue.message}.`;
}

function replacePlaceholdersDeep(value: unknown, report: (mistake: Mistake) => void): unknown {
  if (typeof value === 'string') return replacePlaceholders(value, formatForProse, report);
  return Array.isArray(value) ? value.map((item) => replacePlaceholdersDeep(item, report)) : value;
}

interface FrontMatterResult {
  /** Without the keys that have mistakes. */
  frontMatter: Record<string, unknown>;
  /** The page below it. */
  content: string;
  mistakes: ContentMistake[];
}

/** `---`, the keys, and `---` */
const frontMatterPattern = /^---\r?\n(?:[^]*?\n)?---[^\n]*(?:\n|$)/;

function yamlMistake({file}: SourceFile, error: unknown): ContentMistake {
  // `message` has several lines of source; `reason` is one line.
  const {message, reason = message, mark} = error as Error & {reason?: string; mark?: {line: number}};
  return {
    file,
    // The parser counts lines from 0 and includes the opening fence.
    line: (mark?.line ?? 0) + 1,
    message: `the front matter is not valid YAML: ${reason}`,
    repair:
      'Quote values that begin with a brace or hold a colon or an apostrophe; indent with spaces; write a key once.',
  };
}

/** Replaces placeholders (`title: {$counts.modules} modules` → `title: 15 modules`), then validates all keys. */
export async function resolveFrontMatter(page: SourceFile): Promise<FrontMatterResult> {
  const content = page.source.replace(frontMatterPattern, '').trim();
  // Docusaurus' parser caches by text, and returns no keys when it parses the same mistake a second time. A number makes
  // each text unique.
  const fileContent = `${page.source}\n${process.hrtime.bigint()}`;
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: page.file, fileContent});
    // Docusaurus ignores the front matter of a partial.
    return isPartial(page.file) ? {frontMatter, content, mistakes: []} : {...resolveKeys(page, frontMatter), content};
  } catch (error) {
    return {frontMatter: {}, content, mistakes: [yamlMistake(page, error)]};
  }
}

/**
 * Replaces placeholders, and leaves out the keys that have mistakes.
 * @param data parsed YAML, which can have any type
 */
function resolveKeys(page: SourceFile, data: unknown): Omit<FrontMatterResult, 'content'> {
  const mistakes: ContentMistake[] = [];
  const report = (key: string, message: string, repair: string) =>
    mistakes.push({file: page.file, line: frontMatterLine(page.source, key), message, repair});

  const mapping = z.record(z.string(), z.unknown()).safeParse(data);
  if (!mapping.success) {
    const repair = 'Write lines "key: value" between the two lines ---.';
    return {frontMatter: {}, mistakes: [{file: page.file, line: 1, message: 'the front matter has no keys', repair}]};
  }
  const frontMatter = Object.fromEntries(
    Object.entries(mapping.data).map(([key, value]) => [
      key,
      replacePlaceholdersDeep(value, ({message, repair}) => report(key, message, repair)),
    ]),
  );
  const validation = frontMatterSchema.safeParse(frontMatter);
  for (const issue of validation.error?.issues ?? []) {
    const wrongKeys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    for (const key of wrongKeys) {
      const value = frontMatter[key];
      const mistakeKind = issue.code === 'unrecognized_keys' ? 'unknown' : value === undefined ? 'missing' : 'invalid';
      report(key, `${mistakeKind} front matter key "${key}"`, repairOf(issue, key, value));
      Reflect.deleteProperty(frontMatter, key);
    }
  }
  return {frontMatter, mistakes};
}
