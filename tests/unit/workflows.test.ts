import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {root} from '../root';

/** A step of a job, as far as it is read here. */
interface Step {
  name?: string;
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
}

interface Workflow {
  jobs: Record<string, {steps: Step[]}>;
}

const files = globSync('.github/workflows/*.yml', {cwd: root, dot: true}).sort();
const stepsOf = (text: string): Step[] => Object.values((parse(text) as Workflow).jobs).flatMap(({steps}) => steps);
const workflows = files.map((file) => [file, stepsOf(readFileSync(path.join(root, file), 'utf8'))] as const);

/** Steps that upload the built site and leave out files whose names begin with a dot, such as `.well-known`. */
const lossyUploads = (steps: readonly Step[]): Step[] =>
  steps.filter(
    ({uses, with: inputs = {}}) =>
      /^actions\/upload-(?:pages-)?artifact@/.test(uses ?? '') &&
      inputs.path === 'build' &&
      // The input of upload-pages-artifact exists since v5.
      (inputs['include-hidden-files'] !== true || /pages-artifact@v[1-4]\b/.test(uses ?? '')),
  );

/** Commands that install into the Python of the system. */
const systemInstalls = (steps: readonly Step[]): string[] =>
  steps.flatMap(({run = ''}) => run.match(/^\s*(?:sudo )?(?:python3? -m )?pip3? install .*$/gm) ?? []);

describe('workflows', () => {
  it.each(workflows)('%s uploads the whole site, and leaves the Python of the system alone', (_, steps) => {
    expect(lossyUploads(steps)).toEqual([]);
    expect(systemInstalls(steps)).toEqual([]);
  });

  it('that leave out hidden files or change the Python of the system are found', () => {
    const upload = (uses: string, hidden?: boolean): Step => ({
      uses,
      with: {path: 'build', 'include-hidden-files': hidden},
    });
    const planted = [
      upload('actions/upload-artifact@v4'),
      upload('actions/upload-pages-artifact@v5'),
      upload('actions/upload-pages-artifact@v4', true),
    ];
    expect(lossyUploads([...planted, upload('actions/upload-artifact@v4', true)])).toEqual(planted);
    expect(systemInstalls([{run: 'ls\npython3 -m pip install a\n'}, {run: 'pip install b'}])).toHaveLength(2);
  });
});

describe('the deployment to GitHub Pages', () => {
  const [, steps = []] = workflows.find(([file]) => file.endsWith('/deploy.yml')) ?? [];
  const position = (pattern: RegExp): number => steps.findIndex(({uses = '', run = ''}) => pattern.test(uses + run));

  it('checks the artifact after the upload and before the deployment', () => {
    const order = [/upload-pages-artifact/, /artifact\.tar/, /deploy-pages/].map(position);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  /** Runs the check over an artifact that was made with further options of tar. */
  function check(...options: string[]): number | null {
    const folder = mkdtempSync(path.join(tmpdir(), 'artifact-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    for (const file of ['index.html', 'docs/a b.html', '.well-known/security.txt']) {
      mkdirSync(path.dirname(path.join(folder, 'build', file)), {recursive: true});
      writeFileSync(path.join(folder, 'build', file), '');
    }
    spawnSync('tar', ['-C', 'build', '-cf', 'artifact.tar', ...options, '.'], {cwd: folder});
    const {run = ''} = steps[position(/artifact\.tar/)] ?? {};
    return spawnSync('bash', ['-ec', run], {cwd: folder, env: {...process.env, RUNNER_TEMP: folder}}).status;
  }

  it('stops where a file is missing in the artifact', () => {
    expect(check()).toBe(0);
    expect(check('--exclude=.[^/]*')).toBe(1);
    expect(check('--exclude=index.html')).toBe(1);
  });
});
