import {legal} from '../../facts/legal';
import type {ContentMistake} from '../../build/content/mistakes';
import type {Sources} from './readSources';

const policyFile = 'documents/privacy-policy.mdx';

/** Placeholders for everyone who receives data: `{$legal.ownTools.error-tracking.name}` */
const recipientPlaceholders = [
  ...legal.processors.flatMap(({key}) => [`processors.${key}.name`, `processors.${key}.company`]),
  ...legal.otherRecipients.flatMap(({key}) => [`otherRecipients.${key}.name`, `otherRecipients.${key}.role`]),
  ...legal.ownTools.flatMap(({key}) => [`ownTools.${key}.name`, `ownTools.${key}.kept`]),
].map((factPath) => `{$legal.${factPath}}`);

/** Finds recipients of data that the privacy policy doesn't name. */
export const findUndisclosedDataRecipients = ({pages}: Pick<Sources, 'pages'>): ContentMistake[] =>
  pages
    .filter(({file}) => file === policyFile)
    .flatMap(({source}) => recipientPlaceholders.filter((placeholder) => !source.includes(placeholder)))
    .map((placeholder) => ({
      file: policyFile,
      line: 1,
      message: `the policy lacks ${placeholder}`,
      repair: 'Name everyone who receives data.',
    }));
