import type {TechArticle} from 'schema-dts';
import {links} from '../../facts/links';
import type {BuiltHead} from '../builtHead';
import {ids} from './ids';

/** A page of the documentation as structured data, without a date or an author that nothing would prove. */
export const techArticle = (route: string, {title, description}: BuiltHead): Exclude<TechArticle, string> => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url: `${links.site}${route}`,
  about: ids.application,
  isPartOf: ids.website,
  publisher: ids.organization,
});
