import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Announcements from '../../src/theme/AnnouncementBar/Announcements';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

const message = (key: string) => ({key, text: `Text ${key}.`, links: [{label: `Link ${key}`, to: '/faq'}]});

const markup = (...keys: readonly string[]): string =>
  renderToStaticMarkup(<Announcements id="planted" messages={keys.map(message)} />);

const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, value = '']) => value);

describe('the banner', () => {
  it('is absent without messages', () => {
    expect(markup()).toBe('');
  });

  it('has only a button to close it if there is one message, and no count', () => {
    const html = markup('a');
    expect(html).toContain('Text a.');
    expect(buttons(html)).toEqual(['close']);
    expect(html).not.toMatch(/1\/1|1 of 1|carousel|data-viewport/);
  });

  it('has a count and buttons to change the message if there are several', () => {
    const html = markup('a', 'b');
    expect(buttons(html)).toEqual(['previous', 'next', 'rotation', 'close']);
    expect(html).toContain('1/2');
  });
});
