import {spawn, spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Language} from './pages';

/** What a sample printed: the status, and the body if there is one; or why it failed. */
interface Ran {
  status?: number;
  body?: unknown;
  error?: string;
}

/** Runs samples of one language and says what each printed, in their order. */
export type Runner = (codes: readonly string[], env: Readonly<Record<string, string>>) => Promise<Ran[]>;

/** Milliseconds after which a program is stopped: all samples of a language take a few seconds. */
const longest = 60_000;

async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<{code: number | null; output: string; errors: string}> {
  const direct = {http_proxy: '', HTTP_PROXY: '', all_proxy: '', ALL_PROXY: '', no_proxy: '*', NO_PROXY: '*'};
  const child = spawn(command, args, {env: {...process.env, ...direct, ...env}, timeout: longest});
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  // A program that does not read its input can be gone before it is written.
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {code, output, errors};
}

/** Each as a shell runs it; curl is told by its own settings to be silent and to print the status after the body. */
const bash: Runner = async (codes, env) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    await writeFile(path.join(folder, '.curlrc'), 'silent\nwrite-out = "\\n%{http_code}\\n"\n');
    const all: Ran[] = [];
    for (const code of codes) {
      const {code: exit, output, errors} = await run('bash', ['-euc', code], {...env, CURL_HOME: folder});
      const lines = output.trimEnd().split('\n');
      const body = lines.slice(0, -1).join('\n');
      all.push(
        exit === 0
          ? {status: Number(lines.at(-1)), body: body === '' ? undefined : (JSON.parse(body) as unknown)}
          : {error: errors || `exit code ${exit}`},
      );
    }
    return all;
  } finally {
    await rm(folder, {recursive: true});
  }
};

/** What stands around the samples of a language: each is a program of its own, and what it prints is kept as JSON. */
const around: Readonly<Record<'js' | 'python', string>> = {
  js: `
    import {text} from 'node:stream/consumers';
    const all = [];
    const write = console.log;
    for (const [index, code] of JSON.parse(await text(process.stdin)).entries()) {
      const ran = {};
      console.log = (status, body) => Object.assign(ran, {status, body});
      try {
        // The number makes it another module if two samples are the same.
        await import('data:text/javascript,' + encodeURIComponent(code + '\\n// ' + index));
      } catch (error) {
        ran.error = String(error);
      }
      all.push(ran);
    }
    write(JSON.stringify(all));`,
  python: `
import builtins, json, sys
every = []
for code in json.load(sys.stdin):
    ran = {}
    def keep(status=None, body=None, *rest):
        ran.update(status=status, **({} if body is None else {"body": body}))
    builtins.print = keep
    try:
        exec(compile(code, "sample", "exec"), {"__name__": "__main__"})
    except Exception as error:
        ran["error"] = repr(error)
    every.append(ran)
sys.stdout.write(json.dumps(every))`,
};

const inOneProcess =
  (command: string, args: readonly string[]): Runner =>
  async (codes, env) => {
    const {code, output, errors} = await run(command, args, env, JSON.stringify(codes));
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${errors}`);
    return JSON.parse(output) as Ran[];
  };

export const runners: Readonly<Record<Language, Runner>> = {
  bash,
  js: inOneProcess(process.execPath, ['--input-type=module', '-e', around.js]),
  python: inOneProcess('python3', ['-c', around.python]),
};

/** Whether there is a Python with the library that its samples use. */
export const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;
