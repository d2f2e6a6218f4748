// Runs the samples in JavaScript whose list the file has that the first argument names, each as a program of its own, and
// prints what each of them printed.
import {readFileSync} from 'node:fs';

const print = console.log;
const results = [];
for (const [index, code] of JSON.parse(readFileSync(process.argv[2], 'utf8')).entries()) {
  const result = {};
  console.log = (status, body) => Object.assign(result, {status, body});
  try {
    // The number makes it another module if two samples are the same.
    await import(`data:text/javascript,${encodeURIComponent(`${code}\n// ${index}`)}`);
  } catch (error) {
    result.error = String(error);
  }
  results.push(result);
}
print(JSON.stringify(results));
