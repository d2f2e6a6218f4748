import {execFile} from 'node:child_process';
import {toolScript} from '../lib/paths';
import type {Finding} from './finding';

/** What a tool said, and the code that it ended with. */
interface Output {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a tool of an installed package in a folder, with its output kept. */
function outputOf(cwd: string, packageName: string, command: string, args: readonly string[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    const options = {cwd, maxBuffer: 256 * 1024 * 1024, env: {...process.env, FORCE_COLOR: '0', NO_COLOR: '1'}};
    execFile(process.execPath, [toolScript(packageName, command), ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      if (typeof code === 'number') resolve({code, stdout, stderr});
      else reject(new Error(`${command} did not run: ${error?.message ?? 'for no reason that it gives'}`));
    });
  });
}

/** A tool that failed without naming a finding did not do its work: what it said is the error. */
function orFail(tool: string, {code, stdout, stderr}: Output, findings: Finding[]): Finding[] {
  if (code !== 0 && findings.length === 0) {
    throw new Error(`${tool} ended with exit code ${code} and named no place:\n${stdout}${stderr}`.trim());
  }
  return findings;
}

/** Findings in an output that has one in each line. */
function findingsIn(output: string, line: RegExp, toFinding: (found: Record<string, string>) => Finding): Finding[] {
  return [...output.matchAll(line)].map(({groups = {}}) => toFinding(groups));
}

/**
 * TypeScript, strict; of JavaScript, too, which tsconfig.json does not say: by it, editors check pages, whose placeholders
 * are no JavaScript.
 * @param project a tsconfig.json, from the root
 */
export async function types(root: string, project = 'tsconfig.json'): Promise<Finding[]> {
  const args = ['--project', project, '--noEmit', '--checkJs', '--pretty', 'false'];
  const output = await outputOf(root, 'typescript-7', 'tsc', args);
  // src/a.ts(12,5): error TS2322: Type ...
  const line = /^(?<file>[^\s(][^(\n]*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*(?:\n +.*)*)/gm;
  const findings = findingsIn(output.stdout, line, ({file = '', line: at, column, message = ''}) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(at),
    column: Number(column),
    message,
  }));
  return orFail('tsc', output, findings);
}

/** What oxlint writes with `--format json`, as far as it is read here. */
interface LintReport {
  diagnostics: {
    filename: string;
    message: string;
    code?: string;
    help?: string;
    labels: {span: {line: number; column: number}}[];
  }[];
}

/** oxlint, no warnings allowed. */
export async function lint(root: string): Promise<Finding[]> {
  const output = await outputOf(root, 'oxlint', 'oxlint', ['--format', 'json']);
  if (!output.stdout.startsWith('{')) return orFail('oxlint', output, []);
  const {diagnostics} = JSON.parse(output.stdout) as LintReport;
  const findings = diagnostics.map(({filename, message, code, help, labels: [place]}) => ({
    file: filename.replaceAll('\\', '/'),
    line: place?.span.line ?? 1,
    column: place?.span.column,
    message: code === undefined ? message : `${message} (${code})`,
    repair: help,
  }));
  return orFail('oxlint', output, findings);
}

/** Prettier. */
export async function format(root: string, cache: string): Promise<Finding[]> {
  const args = [
    '.',
    '--list-different',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${cache}/prettier`,
  ];
  const output = await outputOf(root, 'prettier', 'prettier', args);
  // A file that cannot be read at all: [error] a.ts: SyntaxError: ... (1:2)
  const unreadable = findingsIn(
    output.stderr,
    /^\[error\] (?<file>[^\s:|]+\.\w+): (?<message>.*?)(?: \((?<line>\d+):(?<column>\d+)\))?$/gm,
    ({file = '', message = '', line = '1'}) => ({file, line: Number(line), message}),
  );
  const different = findingsIn(output.stdout, /^(?<file>\S.*)$/gm, ({file = ''}) => ({
    file,
    line: 1,
    message: 'is not formatted as Prettier does',
    repair: `npx prettier --write ${file}`,
  }));
  return orFail('prettier', output, [...unreadable, ...different]);
}

/** cspell. */
export async function spelling(root: string, cache: string): Promise<Finding[]> {
  const args = ['lint', '--no-progress', '--no-summary', '--cache', '--cache-strategy', 'content'];
  const output = await outputOf(root, 'cspell', 'cspell', [...args, '--cache-location', `${cache}/cspell`, '.']);
  // docs/a.mdx:5:3 - Unknown word (xyz)
  const line = /^(?<file>\S[^:\n]*):(?<line>\d+):(?<column>\d+) - (?<message>.*)$/gm;
  const findings = findingsIn(output.stdout, line, ({file = '', line: at, column, message = ''}) => ({
    file: file.replace(/^\.\//, ''),
    line: Number(at),
    column: Number(column),
    message,
    repair: 'Fix it, or add the right word to words.txt.',
  }));
  return orFail('cspell', output, findings);
}

/** What knip writes with `--reporter json`: for each file, lists of names by kind of issue. */
interface KnipReport {
  issues: ({file: string} & Record<string, string | readonly {name: string; line?: number; col?: number}[]>)[];
}

/** knip: files, exports and packages that nothing uses. */
export async function knip(root: string): Promise<Finding[]> {
  const output = await outputOf(root, 'knip', 'knip', ['--no-progress', '--reporter', 'json']);
  if (!output.stdout.startsWith('{')) return orFail('knip', output, []);
  const {issues} = JSON.parse(output.stdout) as KnipReport;
  const findings = issues.flatMap(({file, ...kinds}) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      typeof found === 'string'
        ? []
        : found.map(({name, line = 1, col}) => ({
            file,
            line,
            column: col,
            message: `${name} is in knip's list of ${kind}`,
            repair: 'Remove what nothing uses; what is used by name alone goes into knip.config.ts, with its reason.',
          })),
    ),
  );
  return orFail('knip', output, findings);
}
