import {execFile, spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import type {Language} from './pages';

interface SampleResult {
  status?: number;
  body?: unknown;
  error?: string;
}

/** Runs samples of one language. `folder` is empty, for the runner's own files. */
type Runner = (samples: readonly string[], env: NodeJS.ProcessEnv, folder: string) => Promise<SampleResult[]>;

const execute = promisify(execFile);

/** Runs each sample in a shell. `.curlrc` makes curl silent and prints the status after the body. */
const bash: Runner = async (samples, env, folder) => {
  await writeFile(path.join(folder, '.curlrc'), 'silent\nwrite-out = "\\n%{http_code}\\n"\n');
  const results: SampleResult[] = [];
  for (const sample of samples) {
    try {
      const {stdout} = await execute('bash', ['-euc', sample], {env: {...env, CURL_HOME: folder}});
      const [, body = '', status] = /^(.*)\n(\d+)\n$/s.exec(stdout) ?? [];
      results.push({status: Number(status), body: body === '' ? undefined : (JSON.parse(body) as unknown)});
    } catch (error) {
      results.push({error: String(error)});
    }
  }
  return results;
};

/** Runs all samples in one process, because starting a process takes longer than a sample. */
const inOneProcess =
  (command: string, script: URL): Runner =>
  async (samples, env, folder) => {
    const file = path.join(folder, 'samples.json');
    await writeFile(file, JSON.stringify(samples));
    const options = {env, maxBuffer: 64 * 1024 * 1024};
    const {stdout} = await execute(command, [fileURLToPath(script), file], options);
    return JSON.parse(stdout) as SampleResult[];
  };

const runners: Readonly<Record<Language, Runner>> = {
  bash,
  js: inOneProcess(process.execPath, new URL('run.mjs', import.meta.url)),
  python: inOneProcess('python3', new URL('run.py', import.meta.url)),
};

export async function runSamples(
  language: Language,
  samples: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    return await runners[language](samples, {...process.env, no_proxy: '*', NO_PROXY: '*', ...env}, folder);
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** True if Python is installed with `requests`, which the samples use. */
export const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;
