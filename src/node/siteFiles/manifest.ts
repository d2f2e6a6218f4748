import {product} from '../../facts/product';
import {description} from '../content/description';

/** Pictures of an installed site, made by `npm run images`. Those for any shape have room for what a system cuts off. */
const icons = [
  {file: 'icon-192.png', size: 192, purpose: 'any'},
  {file: 'icon-512.png', size: 512, purpose: 'any'},
  {file: 'icon-maskable-512.png', size: 512, purpose: 'maskable'},
] as const;

/**
 * What a system is told that puts the site among its applications. Source: https://www.w3.org/TR/appmanifest/
 * @param color gives the value of a design token by its name
 */
export function manifest(color: (token: string) => string): string {
  const content = {
    id: '/',
    name: product.name,
    description,
    lang: 'en',
    start_url: '/',
    // With a way back: links lead to pages, not to a state of an application.
    display: 'minimal-ui',
    theme_color: color('--nav'),
    background_color: color('--bg'),
    icons: icons.map(({file, size, purpose}) => ({
      src: `/img/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
