import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

interface Workflow {
  jobs: Record<string, {steps: {uses?: string; run?: string}[]}>;
}

describe('the deployment to GitHub Pages', () => {
  const workflow = parse(readFileSync(path.join(root, '.github/workflows/deploy.yml'), 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const indexOf = (pattern: RegExp): number => steps.findIndex(({uses = '', run = ''}) => pattern.test(uses + run));

  it('compares the artifact with the build after the upload and before the deployment', () => {
    const order = [/upload-pages-artifact/, /artifact\.tar/, /deploy-pages/].map(indexOf);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  /** Returns the exit code of the comparison for an artifact that `tar` made with these options. */
  function compareArtifact(...options: string[]): number | null {
    const files = ['build/index.html', 'build/docs/a b.html', 'build/.well-known/security.txt'];
    const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
    spawnSync('tar', ['-C', 'build', '-cf', 'artifact.tar', ...options, '.'], {cwd: folder});
    const {run = ''} = steps[indexOf(/artifact\.tar/)] ?? {};
    return spawnSync('bash', ['-ec', run], {cwd: folder, env: {...process.env, RUNNER_TEMP: folder}}).status;
  }

  it('stops when a file is missing in the artifact', () => {
    expect(compareArtifact()).toBe(0);
    expect(compareArtifact('--exclude=.[^/]*')).toBe(1);
    expect(compareArtifact('--exclude=index.html')).toBe(1);
  });
});
