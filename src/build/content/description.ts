import {counts} from '../../facts/derived/counts';
import {permissionLabels} from '../../facts/permissions';
import {product} from '../../facts/product';

/** Describes the site in search results, under its name. 110 to 160 characters. */
export const description = `${product.name} answers, welcomes, moderates and entertains: ${counts.modules} modules for Discord servers, every limit published, no ${permissionLabels.Administrator} permission.`;
