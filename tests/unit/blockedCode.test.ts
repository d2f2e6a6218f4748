import {rspack} from '@docusaurus/faster';
import {describe, expect, it, vi} from 'vitest';
import {blockedCodePlugin} from '../../src/build/plugins/page-script/blockedCode';
import type {AllowedSources} from '../../src/lib/markup';
import {temporaryFolder} from '../helpers/temporaryFolder';

/** Bundles an island, a client module and a page script, and returns the first line of each error. */
async function errorsOf(allowed: AllowedSources = {}): Promise<string[]> {
  const root = temporaryFolder({
    'island.js': "import style from 'styling';\nstyle();\n",
    'node_modules/styling/index.js': "export default () => document.head.append(document.createElement('style'));\n",
    'client.js': "require('./loader.js');\n",
    'loader.js': 'document.head.append(document.createElement("script"));\n',
    'worker.js': "new Worker(new URL('./loader.js', import.meta.url));\n",
    'page.js': "document.createElement('script');\n",
    'text.js': "import 'writer';\nimport 'writer/more';\n",
    'node_modules/writer/index.js': "trustedTypes.createPolicy('planted');\ndocument.body.innerHTML = 'x';\n",
    'node_modules/writer/more.js': "document.body.innerHTML = trustedTypes.createPolicy('planted').createHTML('x');\n",
  });
  const entry = {
    'island-planted': './island.js',
    'island-other': './worker.js',
    'island-text': './text.js',
    plugins: './client.js',
    page: './page.js',
  };
  const compiler = rspack({
    context: root,
    entry,
    mode: 'production',
    output: {path: root},
    plugins: [blockedCodePlugin(root, allowed)],
  });
  const messages = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({message}) => message));
    });
  });
  return messages.map((message) => /.*pages block .*/.exec(message)?.[0] ?? message).sort();
}

describe('blockedCodePlugin', () => {
  it('reports what islands, client modules and their packages do and pages block, but not what page scripts do', async () => {
    expect(await errorsOf()).toEqual([
      expect.stringMatching(/loader\.js:1: pages block the <script>/),
      expect.stringMatching(/node_modules\/styling\/index\.js:1: pages block the <style>/),
      expect.stringMatching(/worker\.js:1: pages block the worker/),
    ]);
  });

  it('warns once of a package that may write HTML, and names its policy', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await errorsOf();
    const warnings = write.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('writer'));
    write.mockRestore();
    expect(warnings).toEqual([expect.stringMatching(/node_modules\/writer: pages block HTML[^]*'planted'/)]);
  });

  it('accepts what `customFields.policy` allows', async () => {
    // A package with its own policy for Trusted Types can add scripts.
    const allowed = {'style-src': ["'unsafe-inline'"], 'trusted-types': ['planted']};
    expect(await errorsOf(allowed)).toEqual([]);
  });
});
