import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import type {SampleLanguage} from '../../src/build/api/codeSamples';
import {temporaryFolder} from '../helpers/temporaryFolder';

interface Runner {
  command: string;
  args?: readonly string[];
  /** Code that makes programs print each response as a line: the body as JSON, a tab, the status. */
  prelude: string;
  /** Gives a program its own variables. */
  wrap: (program: string) => string;
}

const runners: Readonly<Record<SampleLanguage, Runner>> = {
  bash: {
    command: 'bash',
    args: ['-eu'],
    prelude: String.raw`curl() { command curl -sS -w '\t%{http_code}\n' "$@"; }`,
    wrap: (program) => `(\n${program}\n)`,
  },
  js: {
    command: process.execPath,
    prelude: String.raw`console.log = (status, body) => process.stdout.write((JSON.stringify(body) ?? '') + '\t' + status + '\n');`,
    wrap: (program) => `{\n${program}\n}`,
  },
  python: {
    command: 'python3',
    prelude: String.raw`
def print(status, body=None, write=print, to_json=__import__("json").dumps):
  write("" if body is None else to_json(body), status, sep="\t")`,
    wrap: (program) => `def program():\n${program.replaceAll(/^/gm, '  ')}\nprogram()`,
  },
};

interface Result {
  /** The responses that were printed before an error, if there is one. */
  responses: {status: number; body: unknown}[];
  error: string | undefined;
}

/** Runs programs one after another in one process, because starting a process takes longer than a sample. */
export function runPrograms(
  language: SampleLanguage,
  programs: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Result> {
  const {command, args = [], prelude, wrap} = runners[language];
  // JavaScript needs this ending, and the others accept it.
  const file = 'programs.mjs';
  const folder = temporaryFolder({[file]: [prelude, ...programs.map(wrap)].join('\n')});
  const options = {env: {...process.env, no_proxy: '*', NO_PROXY: '*', ...env}, maxBuffer: Infinity};
  return new Promise((resolve) => {
    execFile(command, [...args, path.join(folder, file)], options, (error, output) => {
      const responses = [...output.matchAll(/^(.*)\t(\d+)$/gm)].map(([, body = '', status]) => ({
        status: Number(status),
        body: body === '' ? undefined : (JSON.parse(body) as unknown),
      }));
      resolve({responses, error: error?.message});
    });
  });
}

/** True if Python is installed with `requests`, which the samples use. */
export const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;
