/** A real web server on this machine plays the web. Each test says which addresses count as public. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { FetchOptions } from '#server/adapters/web/fetchPage.ts';
import { webReader } from '#server/adapters/web/webReader.ts';
import { until } from '../../support/asking.ts';

const SENTENCE = 'The quick brown fox jumps over the lazy dog, and nobody knows why it does that. ';
const PAGE = `<!doctype html><html lang="en"><head><title>Foxes and dogs</title></head><body>
  <article><p>${SENTENCE.repeat(8)}</p><p>${SENTENCE.repeat(8)}<a href="more">More</a></p></article></body></html>`;

let server: Server;
let origin: string;
let answer: RequestListener = () => undefined;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const anywhere = { isAllowed: () => true };
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const limits = { totalMs: 30_000, idleMs: 30_000, bytes: 1_000_000, readMs: 30_000 };

const html =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
const redirect =
  (location: string, status = 302): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { location }).end();
  };

const read = (path = '/', options: Partial<FetchOptions> = {}) =>
  webReader({ ...anywhere, ...options })(new URL(path, origin).href);
const failure = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: { readonly code?: string }) =>
      error instanceof Problem ? failureOfProblem(error) : error.code,
  );

describe('a page', () => {
  test('a page is read as its article', async () => {
    answer = html(PAGE);
    expect(await read('/a/b#part')).toMatchObject({
      url: `${origin}/a/b`,
      title: 'Foxes and dogs',
      language: 'en',
      html: expect.stringContaining(`<a href="${origin}/a/more">More</a>`),
    });
  });

  test.each<[string, (text: string) => Uint8Array]>([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (text) => Buffer.from(text)],
  ])('a page packed as %s is unpacked', async (encoding, pack) => {
    answer = html(pack(PAGE), { 'content-encoding': encoding });
    expect((await read()).title).toBe('Foxes and dogs');
  });

  test('a page is requested with a user agent, but without cookies or a referrer', async () => {
    let headers: Record<string, unknown> = {};
    answer = (request, response) => {
      headers = request.headers;
      html(PAGE)(request, response);
    };
    await read();
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    );
  });

  test.each([301, 302, 303, 307, 308])(
    'that has moved (%s) is read at its new address',
    async (status) => {
      answer = (request, response) =>
        (request.url === '/new/' ? html(PAGE) : redirect('/new/', status))(request, response);
      const { url, html: text } = await read('/old');
      expect(url).toBe(`${origin}/new/`);
      expect(text).toContain(`${origin}/new/more`);
    },
  );

  test('a page is read after five redirects, but not after more', async () => {
    answer = (request, response) => {
      const hop = Number(request.url?.slice(1));
      (hop === 5 ? html(PAGE) : redirect(`/${hop + 1}`))(request, response);
    };
    expect((await read('/0')).url).toBe(`${origin}/5`);
    answer = redirect('/again');
    asked = [];
    expect(await failure(read('/'))).toBe('page_unreachable');
    expect(asked).toHaveLength(6);
  });
});

describe('an unreadable page', () => {
  test.each([400, 401, 403, 404, 410, 429, 500, 503])(
    'a page that answers %s is unreachable',
    async (status) => {
      answer = (_request, response) => {
        response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE);
      };
      expect(await failure(read())).toBe(`page_unreachable {"status":${status}}`);
    },
  );

  test.each([
    'application/pdf',
    'text/plain',
    'image/svg+xml',
    'application/json',
    'text/htmlx',
    '',
  ])('a page of type %j is unreadable', async (type) => {
    answer = html(PAGE, { 'content-type': type });
    expect(await failure(read())).toBe(`page_unreadable {"text":"${type}"}`);
  });

  test('a page without an article, or in an encoding that was not requested, is unreadable', async () => {
    answer = html('<html><body><div id="root"></div></body></html>');
    expect(await failure(read())).toBe('page_unreadable');
    answer = html(PAGE, { 'content-encoding': 'zstd' });
    expect(await failure(read())).toBe('page_unreadable');
  });

  test('a page that does not match its encoding, or is truncated, is unreachable', async () => {
    answer = html(PAGE, { 'content-encoding': 'gzip' });
    expect(await failure(read())).toBe('page_unreachable');
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100000' });
      response.write(PAGE, () => response.destroy());
    };
    expect(await failure(read())).toBe('page_unreachable {"isCut":true}');
  });

  test('a page made to keep its reader busy does not block the server', async () => {
    answer = html(`<html><body>${'<div>'.repeat(100_000)}`);
    const told = await failure(read('/', { limits: { ...limits, readMs: 100 } }));
    expect(['too_complex', 'too_busy']).toContain(told); // the latter if this machine is
    answer = html(PAGE);
    expect((await read()).title).toBe('Foxes and dogs');
  });
});

describe('a page that is too large', () => {
  test('a page that is too large is refused by its declared size', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000001' });
      response.flushHeaders(); // and never sends it
    };
    expect(await failure(read('/', { limits }))).toBe('page_too_large');
  });

  test('a page that is too large is cut off if it declares no size', async () => {
    let isGone = false;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const go = () =>
        void (response.write('x'.repeat(65_536)) ? setImmediate(go) : response.once('drain', go));
      response.on('close', () => {
        isGone = true;
      });
      go();
    };
    expect(await failure(read('/', { limits }))).toBe('page_too_large');
    await until(() => isGone);
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', (bytes) => brotliCompressSync(bytes, { params: QUICKLY })],
  ])('a page that is a bomb of %s does not go off', async (encoding, pack) => {
    const bomb = pack(new Uint8Array(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    answer = html(bomb, { 'content-encoding': encoding });
    expect(await failure(read('/', { limits }))).toBe('page_too_large');
  });
});

describe('a page that does not arrive', () => {
  const idle = { limits: { ...limits, idleMs: 50 } };
  const total = { limits: { ...limits, totalMs: 200 } };
  const [SILENT, LATE] = [0.05, 0.2].map((silentS) => `page_unreachable {"silentS":${silentS}}`);
  /** Asked again while this machine is too busy to tell. */
  const verdict = async (attempt: () => Promise<unknown>): Promise<unknown> => {
    const told = await failure(attempt());
    return told === 'too_busy' ? verdict(attempt) : told;
  };

  test('a page that does not arrive times out if the server is silent, at the beginning or in the middle', async () => {
    answer = () => undefined;
    expect(await verdict(() => read('/', idle))).toBe(SILENT);
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(PAGE);
    };
    expect(await verdict(() => read('/', idle))).toBe(SILENT);
  });

  test('a page that does not arrive times out if it arrives letter by letter', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    };
    expect(await verdict(() => read('/', total))).toBe(LATE);
  });

  test('a page that does not arrive is unreachable if the server switches to another protocol', async () => {
    answer = (_request, response) => {
      response.socket?.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      );
    };
    expect(await failure(read('/'))).toBe('page_unreachable {"isCut":true}');
  });

  test('a page that does not arrive is unreachable if its name is unknown or never resolved', async () => {
    const never = { ...total, resolve: () => new Promise<never>(() => undefined) };
    const reading = () => webReader({ ...anywhere, ...never })('http://slow.example/');
    expect(await verdict(reading)).toBe(LATE);
    const unknown = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await failure(webReader(unknown)('http://unknown.example/'))).toBe('page_unreachable');
  });

  test('a page that does not arrive is unreachable if nobody listens at its address', async () => {
    const gone = createTcpServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    const reading = webReader(anywhere)(`http://127.0.0.1:${port}/`);
    expect(await failure(reading)).toBe('page_unreachable');
  });
});

/** Addresses that must not be read; names resolve as in `NAMES`. */
const HOSTILE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://192.168.257/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://intranet/',
  'http://half.example/',
  'http://mapped.example/',
  'http://nowhere.example/',
  'http://user@public.example/',
  'http://user:secret@public.example/',
  'http://public.example@127.0.0.1/',
  'http://public.example:22/',
  'http://public.example:25/',
  'http://public.example:1/',
  'https://public.example:445/',
  'ftp://public.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/html,<p>x',
  'javascript:alert(1)',
  'blob:http://public.example/x',
  '//public.example/',
  '/etc/passwd',
  'public.example',
  'http://',
  'http://[::1',
  'http://1.2.3.4.5.6.7/',
  'http://256.256.256.256/',
  ' ',
];

const NAMES: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  intranet: ['10.1.2.3'],
  'half.example': ['93.184.216.34', '10.0.0.1'], // one of them is enough
  'mapped.example': ['::ffff:192.168.0.1'],
  'nowhere.example': [],
};

const resolveByTable: FetchOptions['resolve'] = async (hostname) =>
  (NAMES[hostname] ?? ['0.0.0.0']).map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));

describe('an address outside the public web is refused, however it is written', () => {
  const reader = webReader({ resolve: resolveByTable });

  test.each(HOSTILE)(
    'an address outside the public web is refused, however it is written: %s',
    async (address) => {
      expect(await failure(reader(address))).toBe('address_not_allowed');
    },
  );

  test('a redirect to such an address is refused too', async () => {
    // The page may be read, but not what else is on its machine.
    const mayRead = { resolve: resolveByTable, isAllowed: (ip: string) => ip === '127.0.0.1' };
    const refused = HOSTILE.filter(
      (one) =>
        URL.canParse(one, origin) &&
        !/^http:\/\/(?:127|0177|0x7f|2130706433|017700000001|①)/.test(one),
    ).filter(
      (one) =>
        ![
          'http://LOCALHOST./',
          '/etc/passwd',
          ' ',
          'public.example',
          'http://public.example@127.0.0.1/',
        ].includes(one),
    );
    expect(refused.length).toBeGreaterThan(35);
    for (const location of refused) {
      answer = redirect(encodeURI(location));
      expect(location).toEqual(location);
      expect(await failure(read('/', mayRead))).toBe('address_not_allowed');
    }
    expect(asked).toHaveLength(refused.length);
  });
});

describe('a name that changes its address (DNS rebinding)', () => {
  /** One port on two addresses of this machine: the first is "public", the second forbidden. */
  async function twoFaces() {
    let reached = 0;
    const secret = createTcpServer((socket) => {
      reached += 1;
      socket.destroy();
    });
    const { port } = server.address() as AddressInfo;
    secret.listen(port, '127.0.0.2');
    await once(secret, 'listening');
    const answers = ['127.0.0.1', '127.0.0.2'];
    let questions = 0;
    const options: Partial<FetchOptions> = {
      isAllowed: (address) => address === '127.0.0.1',
      resolve: async () => {
        const address = answers[Math.min(questions, 1)] ?? '';
        questions += 1;
        return [{ address, family: 4 }];
      },
    };
    const url = `http://rebinding.example:${port}/`;
    const close = () => new Promise((resolve) => secret.close(resolve));
    return { url, options, close, reached: () => reached, questions: () => questions };
  }

  test('a name that changes its address is resolved once and connected to the checked address', async () => {
    const faces = await twoFaces();
    answer = html(PAGE);
    expect((await webReader(faces.options)(faces.url)).title).toBe('Foxes and dogs');
    await faces.close();
    expect(faces.questions()).toBe(1);
    expect(faces.reached()).toBe(0);
  });

  test('a name that changes its address is resolved again after a redirect, and then refused', async () => {
    const faces = await twoFaces();
    answer = redirect('/again');
    expect(await failure(webReader(faces.options)(faces.url))).toBe('address_not_allowed');
    await faces.close();
    expect(faces.questions()).toBe(2);
    expect(faces.reached()).toBe(0);
    expect(asked.length).toBe(1);
  });
});
