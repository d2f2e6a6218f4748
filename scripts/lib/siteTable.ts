import {headerPolicy} from '../../src/node/delivery/policy';
import {deliveryTable, type DeliveryTable} from '../../src/node/delivery/table';

/**
 * The table by which a built site is delivered, with the policy of its pages, for the files of hosts and for `npm run serve`.
 * @param dir the folder of the built site
 */
export const siteTable = (dir: string): DeliveryTable => deliveryTable({contentSecurityPolicy: headerPolicy(dir)});
