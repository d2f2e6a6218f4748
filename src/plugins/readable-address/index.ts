import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Lets pages open at an address with broken percent signs, which the router cannot read. */
export default function readableAddressPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'readable-address',
    getClientModules: () => [path.join(siteDir, 'src/plugins/readable-address/mendAddress.ts')],
  };
}
