import {describe, expect, it} from 'vitest';
import withoutBuildOptions from '../../src/plugins/lean-script/withoutBuildOptions.mjs';
import withoutDescriptions from '../../src/plugins/lean-script/withoutDescriptions.mjs';
import withoutPaths from '../../src/plugins/lean-script/withoutPaths.mjs';

describe('what the script of a page is spared', () => {
  it('descriptions of documents; other data stays', () => {
    const data = {version: {docs: {polls: {id: 'polls', title: 'Polls', description: 'Ask'}}, label: 'Next'}};
    expect(JSON.parse(withoutDescriptions(JSON.stringify(data)))).toEqual({
      version: {docs: {polls: {id: 'polls', title: 'Polls'}}, label: 'Next'},
    });
    expect(withoutDescriptions('{"categoryGeneratedIndex":{"description":"x"}}')).toContain('"description":"x"');
  });

  it('paths of sources; what loads them stays', () => {
    const entry = (path: string) =>
      `"a": [() => import("@site/x.mdx"), "${path}", require.resolveWeak("@site/x.mdx")],`;
    expect(withoutPaths(entry('@site/x.mdx').repeat(2))).toBe(entry('').repeat(2));
  });

  it('options of the build; what pages show stays', () => {
    const source = `/* generated */\nexport default ${JSON.stringify({title: 'A {b}', presets: [], headTags: [], url: 'u'}, null, 2)};\n`;
    expect(withoutBuildOptions(source)).toBe('export default {"title":"A {b}","url":"u"};');
  });
});
