import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {Announcements} from '../../src/theme/AnnouncementBar';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

const message = (key: string) => ({key, text: `Text ${key}.`, links: [{label: `Link ${key}`, to: '/faq'}]});

const markup = (...keys: readonly string[]): string =>
  renderToStaticMarkup(<Announcements id="planted" messages={keys.map(message)} />);

describe('the banner', () => {
  it('renders nothing without messages', () => {
    expect(markup()).toBe('');
  });
});
