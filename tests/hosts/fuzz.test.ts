/**
 * Requests that nobody should send, from a seed: only the table's routes answer 200 with HTML, nothing that is not of the site
 * is sent, nothing is a fault of the server (5xx), and it goes on.
 *
 * Many, by name: `FUZZ=20000 npm test -- --only hosts -- fuzz`; others by `SEED=7`.
 */
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {HOST} from '../../scripts/lib/port';
import {root} from '../../scripts/lib/paths';
import {builtAddresses} from '../../src/node/delivery/built';
import {routes} from '../../src/rules/routing/routes';
import {COUNT, SEED} from '../fuzz';
import {fuzzCases, type FuzzCase} from './fuzzRequests';
import {ask} from '../ask';
import {hosts, serve, type Served} from './served';

const AT_ONCE = 40;

const build = path.join(root, 'build');
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const ofSite = new Map(builtAddresses(build).map((file) => [hashOf(readFileSync(path.join(build, file))), file]));
const pages = new Set(routes.map((route) => (route === '/' ? '/index.html' : `${route}.html`)));

interface Seen {
  status: number;
  location: string | undefined;
  html: boolean;
  /** All of the body, where it is known where it ends. */
  body: Buffer;
}

/** Reads the answers of a connection, one after another. */
function answersIn(bytes: Buffer, heads: readonly boolean[]): Seen[] {
  const seen: Seen[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, end).toString('latin1');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
    if (end === -1 || Number.isNaN(status)) {
      // To what it takes for HTTP/0.9, a server sends the body alone.
      const refused = /^<html>\s*<head><title>(\d{3})/.exec(rest.subarray(0, 100).toString('latin1'))?.[1];
      return [...seen, {status: Number(refused ?? 200), location: undefined, html: true, body: rest}];
    }
    rest = rest.subarray(end + 4);
    if (status < 200) continue;
    const announced = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? rest.length);
    // What cannot be read is no HEAD, and the last of a connection.
    const last = status >= 400 && /^connection: close/im.test(head);
    const length = (heads[seen.length] && !last) || status === 304 ? 0 : announced;
    seen.push({
      status,
      location: /^location: (.*)$/im.exec(head)?.[1],
      html: /^content-type: text\/html/im.test(head),
      // A server that closes while more is being sent to it may cut its answer off.
      body: rest.length < length ? Buffer.alloc(0) : rest.subarray(0, length),
    });
    rest = rest.subarray(length);
  }
  return seen;
}

/** Sends what a case has, and reads until the server closes. */
async function send(served: Served, {bytes}: FuzzCase): Promise<Seen[]> {
  const socket = connect(served.port, HOST);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // It may close while we still send.
  socket.on('error', () => undefined);
  // Some wait for what never comes, as a body that was announced.
  socket.setTimeout(1000, () => socket.end());
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const heads = [...bytes.toString('latin1').matchAll(/(?:^|\r\n\r\n)(\S+) /g)].map(([, method]) => method === 'HEAD');
  return answersIn(Buffer.concat(chunks), heads);
}

/** What is wrong with an answer. */
function problemsOf({status, location, html, body}: Seen, {beyondProtocol}: FuzzCase): string[] {
  const file = ofSite.get(hashOf(body));
  return [
    ...(status >= 500 && !(beyondProtocol && status === 501) ? [`status ${status}`] : []),
    ...(status === 200 && body.length > 0 && file === undefined ? ['what it sends is no file of the site'] : []),
    ...(status === 200 && body.length > 0 && html && !pages.has(file ?? '') ? [`${file} is no page of the table`] : []),
    ...(location !== undefined && !routes.includes(location.replace(/\?.*/s, '')) ? [`it leads to ${location}`] : []),
  ];
}

describe.each(hosts)('odd requests to %s', (host) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(host);
  });
  afterAll(() => served.stop());

  it(`${COUNT} of seed ${SEED} are answered as the table says`, async () => {
    const cases = fuzzCases(SEED);
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    let left = COUNT;
    const work = async (): Promise<void> => {
      while (left-- > 0) {
        const one = cases.next().value;
        for (const seen of await send(served, one)) {
          statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1);
          const found = problemsOf(seen, one);
          if (found.length > 0)
            problems.push(`${found.join(', ')}: ${JSON.stringify(one.bytes.toString('latin1').slice(0, 300))}`);
        }
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
    expect(problems.slice(0, 10)).toEqual([]);
    // The requests are no monotony: pages, redirects, and refusals of several kinds.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 301, 400, 404, 405]));
    expect(served.runs()).toBe(true);
    expect((await ask(served, '/docs')).status).toBe(200);
    process.stdout.write(
      `${served.name}: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${count} times ${status}`)
        .join(', ')}\n`,
    );
  }, 600_000);

  it('who sends slowly keeps nobody from an answer, and gets one', async () => {
    const begun = await Promise.all(
      Array.from({length: 100}, async () => {
        const socket = connect(served.port, HOST);
        await once(socket, 'connect');
        socket.write('GET /docs HT');
        return socket;
      }),
    );
    expect((await ask(served, '/docs')).status).toBe(200);
    for (const socket of begun) {
      socket.write('TP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      expect(chunk.toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
      socket.destroy();
    }
  });
});

describe('a fault is found', () => {
  const good: Seen = {status: 200, location: undefined, html: true, body: readFileSync(path.join(build, 'docs.html'))};
  const plain: FuzzCase = {bytes: Buffer.alloc(0), targets: ['/'], beyondProtocol: false};

  it.each<[string, Partial<Seen>, string]>([
    ['a fault of the server', {status: 500}, 'status 500'],
    ['a file from outside', {body: Buffer.from('outside')}, 'no file of the site'],
    ['a page at another address', {body: readFileSync(path.join(build, '404.html'))}, 'no page of the table'],
    ['a redirect elsewhere', {status: 301, location: '//elsewhere.example'}, 'leads to //elsewhere.example'],
  ])('%s', (_, fault, message) => {
    expect(problemsOf(good, plain)).toEqual([]);
    expect(problemsOf({...good, ...fault}, plain).join()).toContain(message);
  });
});
