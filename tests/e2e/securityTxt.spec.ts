import {securityTxt, securityTxtPath} from '../../src/node/delivery/securityTxt';
import {expect, test} from './fixtures';

test('says whom to tell of a vulnerability', async ({request}) => {
  const response = await request.get(securityTxtPath);
  expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await response.text()).toBe(securityTxt());
});
