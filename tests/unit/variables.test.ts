import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {platform} from '../../src/facts/platform';
import {exampleValue, variables} from '../../src/facts/variables';
import {joinedVariablesIn} from '../../src/checks/variableText';
import {moduleList} from '../../src/facts/modules';
import type {Variable, VariableCategory} from '../../src/facts/types';
import {
  filterNames,
  parseTemplate,
  renderTemplate,
  type RenderContext,
  type VariableValue,
} from '../../src/lib/variables';
import {firstGraphemes} from '../../src/lib/variables/characters';
import {maxCutLength, maxFilters} from '../../src/lib/variables/filters';
import {timeStyles} from '../../src/lib/variables/moments';

const {grammar, sample, playgroundSamples, templates} = variables;
const categories: readonly VariableCategory[] = variables.categories;
const generalVariables: readonly Variable[] = categories.flatMap(({variables}) => variables);
const [member, newcomer] = playgroundSamples.members;
const [server, newServer] = playgroundSamples.servers;
const [channel, newChannel] = playgroundSamples.channels;

const valuesOf = (...groups: readonly Readonly<Record<string, VariableValue>>[]) =>
  new Map(groups.flatMap((group) => Object.entries(group)));
const fullValues = valuesOf(member.values, server.values, channel.values, playgroundSamples.other);
const mention = String(member.values['user.mention']);
const memberName = mention.slice(1);
/** The second samples lack a value for every nullable variable. */
const sparseValues = valuesOf(newcomer.values, newServer.values, newChannel.values, playgroundSamples.other);

const context: RenderContext = {
  available: new Map(generalVariables.map((variable) => [variable.name, variable])),
  values: fullValues,
  format: 'rich',
  limit: platform.limits.messageCharacters,
  maxVariables: grammar.maxPerText,
  now: sample.now,
};
const render = (template: string, changes: Partial<RenderContext> = {}) =>
  renderTemplate(template, {...context, ...changes});
const renderedText = (template: string, changes: Partial<RenderContext> = {}) => render(template, changes).text;
const textWithoutMistakes = (template: string, changes: Partial<RenderContext> = {}) => {
  const result = render(template, changes);
  expect(result.mistakes).toEqual([]);
  return result.text;
};
/** Lists the wrong part, the message, and the replacement: `user.nme - unknown variable "user.nme" - user.name` */
const mistakesIn = (template: string, changes: Partial<RenderContext> = {}) =>
  render(template, changes).mistakes.map(({start, end, message, replacement}) =>
    [template.slice(start, end), message, ...(replacement === undefined ? [] : [replacement])].join(' - '),
  );

describe('parseTemplate', () => {
  // Expected: texts in quotes, braces without a variable in square brackets, and variables with their filters.
  it.each<[template: string, ...parts: string[]]>([
    [''],
    ['{user.name}', 'user.name'],
    ['{user.name|upper}', 'user.name|upper'],
    ['a{user.name}b{server.name}', '"a"', 'user.name', '"b"', 'server.name'],
    ['{user.name|cut:20|default:a: b}', 'user.name|cut=20|default=a: b'],
    ['{user.name|default:}', 'user.name|default='],
    ['{user.name|}', 'user.name|'],
    ['\\{user.name}', '"{user.name}"'],
    ['\\\\{user.name}', '"\\{user.name}"'],
    ['{{user.name}}', '"{"', 'user.name', '"}"'],
    ['{user.name|default:{server.name}}', '"{user.name|default:"', 'server.name', '"}"'],
    ['{user.name', '"{user.name"'],
    ['user.name}', '"user.name}"'],
    ['{user.name|default:\\{}', '"{user.name|default:{}"'],
    ['{}', '[{}]'],
    ['{ user.name }', '[{ user.name }]'],
    ['{a.b.c}', '[{a.b.c}]'],
    ['{user.name\n}', '[{user.name\n}]'],
  ])('splits %j into its parts', (template, ...expected) => {
    const parts = parseTemplate(template).map((part) => {
      if (part.kind === 'text') return part.isBracePair ? `[${part.text}]` : `"${part.text}"`;
      return [
        part.name,
        ...part.filters.map(({name, argument}) => (argument === undefined ? name : `${name}=${argument}`)),
      ].join('|');
    });
    expect(parts).toEqual(expected);
  });

  it('follows the facts about the grammar', () => {
    // `\{user.name}`, the only code in its sentence.
    const escapedVariable = grammar.escape.split('`')[1] ?? '';
    expect(renderedText(escapedVariable)).toBe(escapedVariable.slice(1));
    expect(grammar.filterSyntax).toContain(`up to ${maxFilters} `);
    expect(filterNames).toEqual(grammar.filters.map(({name}) => name));
    const argumentOf = (name: string) => grammar.filters.find((filter) => filter.name === name)?.argument;
    expect(argumentOf('cut')).toContain(`1-${maxCutLength} `);
    expect(argumentOf('time')).toContain(timeStyles.join(' '));
    for (const {name, argument, example: filterExample} of grammar.filters) {
      const exampleWithoutArgument = filterExample.replace(/:[^}]*/, '');
      if (argument === 'none') expect(mistakesIn(exampleWithoutArgument.replace('}', ':x}')), name).toHaveLength(1);
      else expect(mistakesIn(exampleWithoutArgument), name).toHaveLength(1);
    }
  });
});

describe('the catalog of variables', () => {
  it.each(grammar.filters.map((filter) => [filter.example, filter] as const))(
    'has an example with the right result for the filter in %s',
    (_, filter) => {
      // `when` describes a sample without the value.
      expect(textWithoutMistakes(filter.example, 'when' in filter ? {values: sparseValues} : {})).toBe(filter.result);
    },
  );

  const moduleVariables = moduleList.flatMap((module): readonly Variable[] => module.variables.own);
  it.each([...generalVariables, ...moduleVariables])('has an example with the right result for $name', (variable) => {
    const {name, type, example} = variable;
    const isGeneral = generalVariables.includes(variable);
    const values = isGeneral ? fullValues : new Map([[name, exampleValue(variable)]]);
    // Rich and plain text can differ; the example has one of the two.
    const formats = type === 'datetime' || !isGeneral ? (['rich', 'plain'] as const) : (['rich'] as const);
    const results = formats.map((format) =>
      textWithoutMistakes(`{${name}}`, {available: new Map([[name, variable]]), values, format}),
    );
    expect(results).toContain(name === 'text.newline' ? '\n' : example);
  });

  it('has a sample without a value for every nullable variable', () => {
    const nullable = generalVariables.filter(({nullable}) => nullable).map(({name}) => name);
    expect(nullable.filter((name) => sparseValues.get(name) !== null)).toEqual([]);
  });

  it.each(templates.map((template) => [template.key, template.text] as const))(
    'has the template %s, which works with and without values',
    (_, template) => {
      for (const values of [fullValues, sparseValues])
        expect(textWithoutMistakes(template, {values})).not.toMatch(/[{}]|undefined|null|: *$/);
    },
  );
});

describe('values', () => {
  it('become mentions and timestamps in rich places', () => {
    expect(render('{user.mention}, {user.created_at|time:R}; {user.roles}').pieces).toEqual([
      {kind: 'mention', text: mention},
      {kind: 'text', text: ', '},
      {kind: 'timestamp', text: '4 years ago'},
      {kind: 'text', text: '; '},
      {kind: 'mention', text: '@Crew'},
      {kind: 'text', text: ' '},
      {kind: 'mention', text: '@Red Team'},
    ]);
  });

  it('become text in plain places', () => {
    const template = '{user.mention} {channel.mention} {user.roles} {user.created_at} {user.created_at|time:D}';
    const plain = `${memberName} lobby Crew, Red Team 2021-11-02 09:12 2 November 2021`;
    expect(render(template, {format: 'plain'}).pieces).toEqual([{kind: 'text', text: plain}]);
  });

  it('become empty text when they are missing, unless a filter has a default', () => {
    const sparse = {values: sparseValues};
    expect(textWithoutMistakes('{user.nickname|upper|cut:3}{user.roles}{user.timeout_until|time:R}', sparse)).toBe('');
    expect(textWithoutMistakes('{user.timeout_until|default:a|time:R} {user.roles|default:b}', sparse)).toBe('a b');
    expect(textWithoutMistakes('{user.name}', {values: new Map()})).toBe('');
    expect(textWithoutMistakes('{server.member_count|default:none|number}', {values: new Map()})).toBe('none');
  });

  it('never become variables or HTML', () => {
    const values = new Map([['user.name', '{server.name}<b>\\{']]);
    expect(render('{user.name}', {values}).pieces).toEqual([{kind: 'text', text: '{server.name}<b>\\{'}]);
  });

  it.each<[filtered: string, value: string, expected: string]>([
    ['server.member_count|ordinal', '1', '1st'],
    ['server.member_count|ordinal', '11', '11th'],
    ['server.member_count|ordinal', '111', '111th'],
    ['server.member_count|ordinal', '1,002', '1,002nd'],
    ['server.member_count|ordinal', 'many', 'many'],
    ['server.member_count|number', '1000', '1,000'],
    ['server.member_count|number', '-1234567.25', '-1,234,567.25'],
    ['server.member_count|number', '12,84', '12,84'],
    ['user.joined_at|time:t', '2026-03-14T19:30:00+01:00', '18:30'],
    ['user.joined_at|time:T', '2026-03-14T18:30:00Z', '18:30:00'],
    ['user.joined_at|time:d', '2026-03-14T18:30:00Z', '14/03/2026'],
    ['user.joined_at|time:D', '2026-03-14T18:30:00Z', '14 March 2026'],
    ['user.joined_at|time:f', '2026-03-14T18:30:00Z', '14 March 2026 18:30'],
    ['user.joined_at|time:F', '2026-03-14T18:30:00Z', 'Saturday, 14 March 2026 18:30'],
    // Relative to `sample.now`, which is 2026-03-14T18:30:00Z.
    ['user.joined_at|time:R', '2026-03-14T18:30:00Z', 'now'],
    ['user.joined_at|time:R', '2026-03-14T18:29:30Z', '30 seconds ago'],
    ['user.joined_at|time:R', '2026-03-14T18:31:00Z', 'in a minute'],
    ['user.joined_at|time:R', '2026-03-16T18:30:00Z', 'in 2 days'],
    ['user.joined_at|time:R', '2026-04-09T18:30:00Z', 'in a month'],
    ['user.joined_at|time:R', '1926-03-14T18:30:00Z', '100 years ago'],
    ['user.joined_at|time:R', 'in 2 days', 'in 2 days'],
  ])('follow the filter: {%s} turns %j into %j', (filtered, value, expected) => {
    const [name = ''] = filtered.split('|');
    expect(textWithoutMistakes(`{${filtered}}`, {values: new Map([[name, value]])})).toBe(expected);
  });
});

describe('the limit of characters', () => {
  it('never splits a character', () => {
    const family = '👨‍👩‍👧‍👦';
    const values = new Map([['user.name', `${family}🧭🧭`]]);
    expect(textWithoutMistakes('{user.name|cut:1}', {values})).toBe(`${family}…`);
    // The family emoji has seven code points.
    expect(renderedText('{user.name}', {values, limit: 8})).toBe(`${family}…`);
    expect(renderedText('{user.name}', {values, limit: 7})).toBe('…');
  });

  it('counts code points, as Discord does', () => {
    expect(render('a🧭e\u0301').length).toBe(4);
  });

  it('keeps a whole mention or drops it', () => {
    const limit = 'Hi '.length + mention.length + '…'.length;
    expect(render('Hi {user.mention}, hello', {limit: limit - 1}).pieces).toEqual([{kind: 'text', text: 'Hi …'}]);
    expect(render('Hi {user.mention}, hello', {limit}).pieces).toEqual([
      {kind: 'text', text: 'Hi '},
      {kind: 'mention', text: mention},
      {kind: 'text', text: '…'},
    ]);
  });
});

describe('renderTemplate', () => {
  const cutRange = 'cut needs a number from 1 to 200 after a colon';

  it.each<[template: string, ...mistakes: string[]]>([
    ['{user.nme}', 'user.nme - unknown variable "user.nme" - user.name'],
    ['{giveaway.prize}', 'giveaway.prize - unknown variable "giveaway.prize"'],
    ['{user.name|uper}', 'uper - unknown filter "uper" - upper'],
    ['{user.name|constructor}', 'constructor - unknown filter "constructor"'],
    ['{user.name|}', '| - missing filter after the bar'],
    ['{user.name|upper:x}', "upper:x - upper doesn't take a value - upper"],
    ['{user.name|cut}', `cut - ${cutRange}`],
    ['{user.name|cut:1.5}', `cut:1.5 - ${cutRange} - cut:1`],
    ['{user.name|cut:201}', `cut:201 - ${cutRange} - cut:200`],
    ['{user.nickname|default}', 'default - default needs a text after a colon'],
    ['{user.created_at|time:r}', 'time:r - time needs one of the letters t T d D f F R after a colon - time:R'],
    ['{user.id|number}', 'number - number only works on a number, and this is an id'],
    ['{server.member_count|upper|ordinal}', 'ordinal - ordinal only works on a number, and this is a text'],
    ['{user.name|upper|lower|title|cut:3|upper}', 'cut:3|upper - 5 filters on one variable'],
    ['{user.nme|cut:x}', 'user.nme - unknown variable "user.nme" - user.name', `cut:x - ${cutRange}`],
    ['{ user.name |upper}', ' user.name  - unknown variable " user.name " - user.name'],
    ['{user display name}', 'user display name - unknown variable "user display name" - user.display_name'],
    ['{server.members}', 'server.members - unknown variable "server.members" - server.member_count'],
    ['{user.name:upper}', 'user.name:upper - unknown variable "user.name:upper" - user.name|upper'],
    ['{newline}', 'newline - unknown variable "newline" - text.newline'],
    ['{user\u200b.name}', 'user\u200b.name - unknown variable "user\\u{200B}.name" - user.name'],
    ['{user.name|cut: 020}', `cut: 020 - ${cutRange} - cut:20`],
    ['{user}', 'user - unknown variable "user"'],
    // These are not meant as variables.
    ['{ }'],
    ['{"id": 1}'],
    ['{what a text}'],
    ['\\{user.nme}'],
  ])('reports the mistakes in %s, and leaves them in the text', (template, ...expected) => {
    expect(mistakesIn(template)).toEqual(expected);
    expect(renderedText(template)).toBe(template.replace('\\{', '{'));
  });

  it('suggests replacements that work', () => {
    for (const template of ['{user.nme|uper|cut:300}', '{ User.Name }', '{user.created_at|time:r|upper:}']) {
      let repaired = template;
      for (const {start, end, replacement} of [...render(template).mistakes].reverse()) {
        repaired = repaired.slice(0, start) + (replacement ?? '') + repaired.slice(end);
      }
      expect(textWithoutMistakes(repaired)).not.toContain('{');
    }
  });

  it('explains where a variable works', () => {
    const unavailable = new Map([['giveaway.prize', 'It works in the texts of giveaways.']]);
    expect(render('{giveaway.prize}', {unavailable}).mistakes).toEqual([
      {start: 1, end: 15, message: "giveaway.prize doesn't work here", repair: 'It works in the texts of giveaways.'},
    ]);
  });

  it('reports the variables above the limit as one mistake', () => {
    const many = '{random.number} '.repeat(grammar.maxPerText);
    const numberText = String(fullValues.get('random.number'));
    expect(textWithoutMistakes(many)).toBe(`${numberText} `.repeat(grammar.maxPerText));
    const template = `${many}{user.name} and {user.nme}`;
    expect(render(template).text.endsWith(`${numberText} {user.name} and {user.nme}`)).toBe(true);
    const count = grammar.maxPerText + 2;
    expect(mistakesIn(template)).toEqual([`{user.name} and {user.nme} - ${count} variables in one text`]);
  });

  it('reports the characters above the limit, counted before variables are replaced', () => {
    expect(mistakesIn('🧭🧭{user.name}', {limit: 10})).toEqual([
      'me} - 13 characters before the variables are replaced',
    ]);
  });
});

it.each<[code: string, expected: string]>([
  ['Hi {user.name} and {User.Name|upper}', '{user.name} {User.Name|upper}'],
  ['{ user.name }', '{ user.name }'],
  ['/servers/{server_id}/polls', ''],
  ['{"id": 1.5}', ''],
  ['\\{user.name}', ''],
])('joinedVariablesIn finds the variables in %s: "%s"', (code, expected) =>
  expect(joinedVariablesIn(code)).toBe(expected),
);

/** The seed makes failures reproducible. */
const runs = {seed: 20_260_314, numRuns: 1000};

/** A part of a template: a variable or a part of one, or any Unicode text, even with lone surrogates. */
const anyPart = fc.oneof(
  fc.constantFrom(...context.available.keys()),
  fc.constantFrom(...generalVariables.map((variable) => `{${variable.name}}`)),
  fc.constantFrom(...filterNames.map((filterName) => `|${filterName}`)),
  fc
    .tuple(
      fc.constantFrom(...context.available.keys()),
      fc.constantFrom(...grammar.filters.map(({example}) => example)),
    )
    .map(([name, example]) => example.replace(/^\{[^|]*/, `{${name}`)),
  fc.constantFrom('{', '}', '|', ':', '\\', '\\{', '\0', '\u200d', '\u0301', '👩‍🚀', '🇳🇱', '\u202e', '__proto__', '<b>'),
  fc.constantFrom('{__proto__.name}', '{user.name|default:x}', '{user.roles}', '{user.mention}', '{user.name|cut:1}'),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({maxLength: 12}),
  fc.integer({min: 0, max: 0xffff}).map((unit) => String.fromCharCode(unit)),
);
const anyTemplate = fc.array(anyPart, {maxLength: 40}).map((texts) => texts.join(''));
const anyValue: fc.Arbitrary<VariableValue> = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc.array(fc.string({unit: 'binary', maxLength: 40}), {maxLength: 5}),
  fc.constantFrom(null, '', '-0', '{user.name}', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '1e9'),
);
const anyContext: fc.Arbitrary<RenderContext> = fc.record({
  available: fc.constant(context.available),
  values: fc
    .array(fc.tuple(fc.constantFrom(...context.available.keys()), anyValue), {maxLength: 10})
    .map((entries) => new Map([...fullValues, ...entries])),
  format: fc.constantFrom('rich' as const, 'plain' as const),
  limit: fc.oneof(fc.integer({min: 0, max: 40}), fc.constantFrom(100, 2000, 1_000_000)),
  maxVariables: fc.constantFrom(0, 2, 50),
  now: fc.constantFrom(sample.now, '', 'now'),
});

const codePointCount = (text: string): number => Array.from(text).length;

describe('any template', () => {
  it('parses into parts without gaps', () => {
    fc.assert(
      fc.property(anyTemplate, (text) => {
        let end = 0;
        for (const part of parseTemplate(text)) {
          expect(part.start).toBe(end);
          expect(part.end).toBeGreaterThan(end);
          if (part.kind === 'variable') expect(part.source).toBe(text.slice(part.start, part.end));
          else expect(part.text).toBe(text.slice(part.start, part.end).replaceAll('\\{', '{'));
          ({end} = part);
        }
        expect(end).toBe(text.length);
      }),
      runs,
    );
  });

  it('renders within the limit, with mistakes in order, and pieces that join to its text', () => {
    fc.assert(
      fc.property(anyTemplate, anyContext, (text, context) => {
        const {pieces, text: rendered, length, isTruncated, mistakes} = renderTemplate(text, context);
        expect(pieces.map(({text}) => text).join('')).toBe(rendered);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        expect(pieces.some((piece, index) => piece.kind === 'text' && pieces[index + 1]?.kind === 'text')).toBe(false);
        expect(codePointCount(rendered)).toBeLessThanOrEqual(context.limit);
        expect(isTruncated).toBe(length > context.limit);
        // Two lone surrogates can join to one code point, so the text can be shorter than `length`.
        if (isTruncated) expect(rendered).toMatch(context.limit > 0 ? /…$/ : /^$/);
        else expect(codePointCount(rendered)).toBeLessThanOrEqual(length);
        let previousStart = 0;
        for (const {start, end, message, repair} of mistakes) {
          expect(start).toBeGreaterThanOrEqual(previousStart);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(message).not.toMatch(/\.$/);
          expect(repair).toMatch(/[.?]$/);
          previousStart = start;
        }
      }),
      runs,
    );
  });
});

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});
const characterPart = fc.oneof(
  fc.constantFrom('👩‍', '🚀', '🇳', '🇱', '\u0301', '\ud83d', '\udc4b', '🏽', '각', 'ᄀ', 'क्', 'ष', '\r', '\n', 'a'),
  fc.string({unit: 'grapheme', maxLength: 5}),
);
const anyText = fc
  .array(fc.tuple(characterPart, fc.constantFrom(1, 2, 3, 90, 300)), {maxLength: 12})
  .map((pairs) => pairs.map(([unit, times]) => unit.repeat(times)).join(''));

it('firstGraphemes returns the first characters of the text', () => {
  fc.assert(
    fc.property(anyText, fc.integer({min: 0, max: 600}), (whole, count) => {
      const characters = Array.from(segmenter.segment(whole), ({segment}) => segment);
      expect(firstGraphemes(whole, count)).toBe(characters.slice(0, count).join(''));
    }),
    {...runs, numRuns: 300},
  );
});

const roomyContext: RenderContext = {...context, limit: 1_000_000, maxVariables: 50};
const repeatToLength = (part: string, length: number): string => part.repeat(length / part.length);
/** Texts that would take a slow parser long, by their approximate length in UTF-16 units. */
const slowTexts: readonly [name: string, buildText: (length: number) => string][] = [
  ['nested braces', (length) => '{'.repeat(length / 2) + '}'.repeat(length / 2)],
  ['variables', (length) => repeatToLength('{user.name}', length)],
  ['filters', (length) => `{user.name${repeatToLength('|upper', length)}}`],
  ['a long name', (length) => `{user.${'a'.repeat(length)}}`],
  ['joined emoji', (length) => repeatToLength('👩‍', length)],
];

it.each(slowTexts)('renderTemplate takes less than a second for %s', (_, buildText) => {
  for (const length of [10_000, 100_000]) {
    const before = process.cpuUsage();
    renderTemplate(buildText(length), roomyContext);
    renderTemplate(buildText(length), {...roomyContext, limit: 2000, format: 'plain'});
    // Processor time in microseconds, which doesn't count other programs.
    const {user, system} = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  }
});
