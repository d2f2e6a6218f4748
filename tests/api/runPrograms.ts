import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import type {SampleLanguage} from '../../src/build/api/codeSamples';
import {temporaryFolder} from '../helpers/temporaryFolder';

interface Runner {
  command: string;
  args?: readonly string[];
  /** Redefines `curl`, `console.log` or `print` to print each response as a line: the body as JSON, a tab, the status. */
  prelude: string;
  /** Gives a program a scope, so that programs don't share variables. */
  wrapInScope: (program: string) => string;
}

const runners: Readonly<Record<SampleLanguage, Runner>> = {
  bash: {
    command: 'bash',
    args: ['-eu'],
    prelude: String.raw`curl() { command curl -sS -w '\t%{http_code}\n' "$@"; }`,
    wrapInScope: (program) => `(\n${program}\n)`,
  },
  js: {
    command: process.execPath,
    prelude: String.raw`console.log = (status, body) => process.stdout.write((JSON.stringify(body) ?? '') + '\t' + status + '\n');`,
    wrapInScope: (program) => `{\n${program}\n}`,
  },
  python: {
    command: 'python3',
    // The defaults of its parameters are evaluated before the function replaces `print`.
    prelude: String.raw`
def print(status, body=None, write=print, to_json=__import__("json").dumps):
  write("" if body is None else to_json(body), status, sep="\t")`,
    wrapInScope: (program) => `def program():\n${program.replaceAll(/^/gm, '  ')}\nprogram()`,
  },
};

interface Result {
  /** The responses that were printed before an error, if there is one. */
  responses: {status: number; body: unknown}[];
  error: string | undefined;
}

/** Runs programs one after another in one process, because starting a process takes longer than running a sample. */
export function runPrograms(
  language: SampleLanguage,
  programs: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Result> {
  const {command, args = [], prelude, wrapInScope} = runners[language];
  // JavaScript needs this extension for top-level `await`. The other languages accept it.
  const fileName = 'programs.mjs';
  const folder = temporaryFolder({[fileName]: [prelude, ...programs.map(wrapInScope)].join('\n')});
  const options = {env: {...process.env, no_proxy: '*', NO_PROXY: '*', ...env}, maxBuffer: Infinity};
  return new Promise((resolve) => {
    execFile(command, [...args, path.join(folder, fileName)], options, (error, output) => {
      const responses = [...output.matchAll(/^(.*)\t(\d+)$/gm)].map(([, body = '', status]) => ({
        status: Number(status),
        body: body === '' ? undefined : (JSON.parse(body) as unknown),
      }));
      resolve({responses, error: error?.message});
    });
  });
}

/** True if Python is installed with the package `requests`, which the samples use. */
export const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;
