import {links} from '../../facts/links';
import {security} from '../../facts/security';

/** Address of the file. Source: https://www.rfc-editor.org/rfc/rfc9116 */
export const securityTxtPath = '/.well-known/security.txt';

/** The text of the file: whom to tell about a vulnerability. */
export const securityTxt = (): string =>
  [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${links.site}${securityTxtPath}`,
    `Policy: ${links.site}${security.policy}`,
    '',
  ].join('\n');
