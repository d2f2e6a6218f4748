import type {PrismTheme} from 'prism-react-renderer';

/** Colors of code come from src/css/docs.css by class, as the security policy allows no inline styles. */
export const codeTheme: PrismTheme = {plain: {}, styles: []};
