/**
 * Loaded before a program that ends with code 0 when it is asked to stop, as Docusaurus' build does, as if its work were done:
 * who listens first ends it first, with the code that shells count.
 */
import {constants} from 'node:os';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
