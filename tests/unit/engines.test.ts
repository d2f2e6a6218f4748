import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {missingEngines} from '../../scripts/lib/engines';

it('names each engine that lacks a program or is too old, and how to install it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const path = ['/nowhere', folder].join(delimiter);
  const missing = (): string[] => [...missingEngines(path).keys()];
  expect(missing()).toEqual(['firefox', 'webkit']);
  expect(missingEngines(path).get('webkit')).toContain('apt-get install webkit2gtk-driver xvfb');
  for (const program of ['firefox', 'WebKitWebDriver']) await writeFile(join(folder, program), '');
  expect(missing()).toEqual(['webkit']);
  await writeFile(join(folder, 'Xvfb'), '');
  expect(missing()).toEqual([]);
  await writeFile(join(folder, 'firefox'), '#!/bin/sh\necho Mozilla Firefox 140.12.0esr\n');
  await chmod(join(folder, 'firefox'), 0o755);
  expect(missing()).toEqual(['firefox']);
  expect(missingEngines(path).get('firefox')).toMatch(/^Firefox 140 is too old: .* 153, .*apt-get update/);
});
