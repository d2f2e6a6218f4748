import {install} from '../../facts/install';
import {links} from '../../facts/links';
import {modules} from '../../facts/modules';
import {product} from '../../facts/product';
import {paths} from '../../routing/paths';

/** The module that the first steps begin with. */
const {key, title} = modules.welcoming;

/** What to know before adding the bot, and right after. */
export default {
  name: product.name,
  dashboard: links.dashboard,
  supportServer: links.supportServer,
  whoCanAdd: install.whoCanAdd,
  rolePosition: install.permissionPolicy.rolePosition,
  firstModule: {key, title, quickStart: `${paths.module(key)}#quick-start`},
};
