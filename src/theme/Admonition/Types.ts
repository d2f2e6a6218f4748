import PremiumNote from '@site/src/components/docs/PremiumNote';
import DefaultAdmonitionTypes from '@theme-original/Admonition/Types';

/** The stock admonitions and `:::premium`. */
export default {...DefaultAdmonitionTypes, premium: PremiumNote};
