import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/build/root';

it('the spelling check reports words to avoid, outside of code', () => {
  const script = path.join(root, 'node_modules/cspell/bin.mjs');
  const options = ['--no-progress', '--no-summary', '--no-cache', `stdin://${path.join(root, 'docs/planted.mdx')}`];
  const input = `They just joined a guild.\n\n\`guild_id\` and {$permissions.ManageGuild}\n`;
  const {stdout} = spawnSync(process.execPath, [script, ...options], {cwd: root, encoding: 'utf8', input});
  const words = [...stdout.matchAll(/Forbidden word \((.*?)\)/g)].map(([, word]) => word);
  expect(words).toEqual(['just', 'guild']);
});
