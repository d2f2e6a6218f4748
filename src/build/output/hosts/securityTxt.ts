import {links} from '../../../facts/links';
import {security} from '../../../facts/security';

export const securityTxtPath = '/.well-known/security.txt';

/**
 * Returns the text of `security.txt`, which says where to report vulnerabilities: `Contact: mailto:security@example.com`…
 * Source: https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = (): string =>
  [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${links.site}${securityTxtPath}`,
    `Policy: ${links.site}${security.policy}`,
    '',
  ].join('\n');
