import {describe, expect, it} from 'vitest';
import {readFirstSteps} from '../../src/build/content/firstSteps';
import {parsePageWithFacts} from '../../src/build/content/parsedPage';
import {stepId} from '../../src/lib/firstSteps';

const readPlantedSteps = (body: string) => {
  const file = 'docs/planted.mdx';
  return readFirstSteps({...parsePageWithFacts({file, source: body}), file, route: '/docs/planted'});
};

/** Its first step is in line 5. */
const guide = (...items: string[]): string =>
  ['## Start *here* {/* #quick-start */}', 'You need nothing.', items.join('\n\n'), '## Later'].join('\n\n');

describe('readFirstSteps', () => {
  it('reads a title and the text after it, with code and links', () => {
    const {quickStart, mistakes} = readPlantedSteps(
      guide('1. **Ask.** Run `/poll create` in [a channel](#place), or read [this **page**](/faq#a).', '2. **Wait**'),
    );
    expect(mistakes).toEqual([]);
    const channelLink = {text: 'a channel', to: '/docs/planted#place'};
    const pageLink = {text: 'this page', to: '/faq#a'};
    const parts = ['. Run ', {code: '/poll create'}, ' in ', channelLink, ', or read ', pageLink, '.'];
    const steps = [
      {title: 'Ask', parts},
      {title: 'Wait', parts: []},
    ];
    expect(quickStart).toEqual({title: 'Start here', to: '/docs/planted#quick-start', steps});
  });

  it('replaces a table below the text with a link to the guide', () => {
    const {quickStart} = readPlantedSteps(guide('1. **Add one,** like this:\n\n   | A | B |\n   | - | - |'));
    const link = {text: 'See it in the guide', to: '/docs/planted#quick-start'};
    expect(quickStart.steps).toEqual([{title: 'Add one', parts: [', like this. ', link, '.']}]);
  });

  it.each([
    [1, 'the page has no first steps', '## Start {/* #quick-start */}\n\nText.'],
    [1, 'the page has no first steps', '## Start {/* #quick-start */}\n\n- **a**'],
    [1, 'the page has no first steps', '## Start {/* #quick-start */}\n\n## B\n\n1. **a**'],
    [7, 'a first step has no title', guide('1. **A** b', '2. Run it')],
    [5, 'a first step contains something other than', guide('1. **A** <Mention of="@b" />')],
  ])('reports a mistake in line %i: %s', (line, message, body) => {
    const [mistake] = readPlantedSteps(body).mistakes;
    expect(mistake).toMatchObject({file: 'docs/planted.mdx', line});
    expect(mistake?.message).toContain(message);
  });
});

it('stepId returns a readable id', () => {
  expect(stepId('polls', {title: 'See what it’ll look like'})).toBe('polls.see-what-it-ll-look-like');
});
