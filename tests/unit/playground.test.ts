import {describe, expect, it} from 'vitest';
import {changedChoices, defaultChoices, noneKey, previewOptions} from '../../src/islands/Playground/previewChoices';
import {contextOf} from '../../src/islands/Playground/renderContext';
import {hashUnlessTooLong, maxHashLength, readHash} from '../../src/islands/Playground/link';
import {variables} from '../../src/facts/variables';
import {renderTemplate} from '../../src/lib/variables';

describe('the link of the playground', () => {
  it.each([
    'Welcome, {user.mention}!',
    '100% & more = #1?',
    "It's (nearly) done~ *now*.",
    'Zwei\nZeilen\t"quoted" <b>',
    '👩‍🚀 ⚓ é \u202eright to left',
    '',
  ])('restores %j', (text) => {
    const hash = hashUnlessTooLong({text, choices: {}}) ?? '';
    expect(readHash(hash)).toEqual({text, choices: {}});
    // Chat apps drop other characters at the end of an address, and `readHash` rejects a tilde.
    expect(hash.slice('#try='.length)).toMatch(/^[\w%-]*$/);
  });

  it('restores choices other than the defaults, without added punctuation, and ignores unknown ones', () => {
    const choices = changedChoices({...defaultChoices, place: 'footer', channel: noneKey});
    expect(choices).toEqual({place: 'footer', channel: noneKey});
    expect(readHash(hashUnlessTooLong({text: 'x', choices}) ?? '')).toEqual({text: 'x', choices});
    expect(readHash('#try=x&place=footer%22')).toEqual({text: 'x', choices: {place: 'footer'}});
    expect(readHash('#try=x&place=moon&constructor=name&member&server=')).toEqual({text: 'x', choices: {}});
  });

  it('has a replacement character for a lone surrogate, and does not exist for a text that is too long', () => {
    expect(readHash(hashUnlessTooLong({text: 'a\ud83d', choices: {}}) ?? '')?.text).toBe('a\ufffd');
    // In the hash, é has six characters: %C3%A9
    expect(hashUnlessTooLong({text: 'é'.repeat(maxHashLength / 6), choices: {}})).toBeUndefined();
  });

  it.each([
    ['a broken percent sign', '#try=50%'],
    ['a broken percent sign that became a tilde', '#try=50~'],
    ['an incomplete character', '#try=%C3'],
    ['a text that is too long', `#try=${'x'.repeat(maxHashLength)}`],
    ['the hash of a heading', '#filters'],
    ['no hash', ''],
  ])('restores nothing from %s', (_, hash) => {
    expect(readHash(hash)).toBeUndefined();
  });
});

describe('the context of the playground', () => {
  it('has a value for every general variable, with every choice', () => {
    const names = variables.categories.flatMap((category) => category.variables.map(({name}) => name));
    for (const member of previewOptions.member) {
      for (const channel of previewOptions.channel) {
        const context = contextOf({...defaultChoices, member: member.key, channel: channel.key});
        expect([...context.available.keys(), ...(context.unavailable?.keys() ?? [])].sort()).toEqual([...names].sort());
        for (const name of context.available.keys()) expect(context.values.has(name), name).toBe(true);
      }
    }
  });

  it('says that variables of a channel do not work without a channel', () => {
    const context = contextOf({...defaultChoices, channel: noneKey});
    const {text, mistakes} = renderTemplate('{channel.name} {server.name}', context);
    expect(text).toMatch(/^\{channel\.name\} \w/);
    expect(mistakes).toEqual([expect.objectContaining({message: "channel.name doesn't work here"})]);
  });
});
