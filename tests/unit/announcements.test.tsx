import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {Announcements} from '../../src/theme/AnnouncementBar';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

it('the banner renders nothing without messages', () => {
  expect(renderToStaticMarkup(<Announcements id="planted" messages={[]} />)).toBe('');
});
