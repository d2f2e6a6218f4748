import {globSync} from 'tinyglobby';

/** Addresses of all files of a built site, sorted: `/docs/Introduction.html`. */
export const builtAddresses = (dir: string): readonly string[] =>
  globSync('**/*', {cwd: dir, dot: true})
    .map((file) => `/${file}`)
    .sort();
