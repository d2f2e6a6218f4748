import {describe, expect, it} from 'vitest';
import {readSources} from '../../src/checks/sources/read';
import {findTerms, termsInFacts} from '../../src/checks/sources/terms';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

/** Returns a page with the body starting on line 5. */
const page = (body: string) => `---\ntitle: Planted\n---\n\n${body}\n`;

describe('findTerms', () => {
  const termsIn = async (body: string): Promise<string[]> => {
    const {pages} = await readSources(root, [{file: 'docs/planted.mdx', source: page(body)}]);
    return (await findTerms({root: temporaryFolder(), pages})).map(({line, message}) => `${line}: ${message}`);
  };

  it.each(['may', 'May', 'please note that', 'e.g.', 'Guild'])('reports "%s" with its line', async (word) => {
    expect(await termsIn(`One.\nSo ${word} it is, \`and\` {/* #id */} so on.`)).toEqual([`6: avoid "${word}"`]);
  });

  it.each(['dismay', 'guild_id', '[/guilds](/guilds#guild)', '{/* #easy */}', 'easy-going', '14 May'])(
    'accepts "%s"',
    async (text) => {
      expect(await termsIn(`So ${text} it is`)).toEqual([]);
    },
  );

  it('reports terms in the texts of facts, but not in names and comments', () => {
    const source = [
      "// It may be the facts' own.",
      "export const a = {guild: 'guild', path: '/guilds/{guild_id}', what: \"It's a guild\",",
      'how: `Members may vote in ${b}`};',
    ].join('\n');
    expect(termsInFacts('a.ts', source)).toMatchObject([
      {file: 'a.ts', line: 2, message: 'avoid "guild"'},
      {file: 'a.ts', line: 3, message: 'avoid "may"'},
    ]);
  });
});
