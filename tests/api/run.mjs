// Runs each JavaScript sample of a JSON file as its own program and prints their results: node run.mjs samples.json
import {readFileSync} from 'node:fs';

/** @type {{status?: number, body?: unknown, error?: string}[]} */
const results = [];
const [, , file = ''] = process.argv;
const samples = /** @type {string[]} */ (JSON.parse(readFileSync(file, 'utf8')));
for (const [index, code] of samples.entries()) {
  /** @type {(typeof results)[number]} */
  const result = {};
  /** @type {(status: number, body?: unknown) => void} */
  const log = (status, body) => {
    Object.assign(result, {status, body});
  };
  Object.assign(console, {log});
  try {
    // The number makes the URL of each module unique.
    await import(`data:text/javascript,${encodeURIComponent(`${code}\n// ${index}`)}`);
  } catch (error) {
    result.error = String(error);
  }
  results.push(result);
}
process.stdout.write(JSON.stringify(results));
