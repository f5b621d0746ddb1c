/**
 * A WordPress with its PHP as WebAssembly and its database in SQLite, all in the memory of this process (`wasmWordPress.ts`): it is served on
 * loopback, and runs the PHP that its parent sends.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { INSTALL, MODES } from '#tools/wordpress/php.ts';
import { PLUGINS, SQLITE_CONFIG } from './wasmWordPressPhp.ts';

interface Script {
  readonly code?: string;
  readonly scriptPath?: string;
  readonly relativeUri?: string;
  readonly protocol?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly $_SERVER?: Readonly<Record<string, string>>;
}

/** What is used of `@php-wasm/universal`. */
interface Php {
  mkdirTree(path: string): void;
  writeFile(path: string, data: string | Uint8Array): void;
  isFile(path: string): boolean;
  readFileAsBuffer(path: string): Uint8Array;
  run(script: Script): Promise<{
    readonly text: string;
    readonly bytes: Uint8Array;
    readonly httpStatusCode: number;
    readonly headers: Readonly<Record<string, readonly string[]>>;
  }>;
}

const [packages = '', source = ''] = process.argv.slice(2);
const { resolve } = createRequire(join(packages, 'package.json'));
const load = (name: string) => import(pathToFileURL(resolve(name)).href);
const builds = join(packages, 'node_modules/@wp-playground/wordpress-builds/src');

const ROOT = '/www';
const SQLITE = 'sqlite-database-integration';
const PLUGIN = `${ROOT}/wp-content/plugins/${SQLITE}`;

/** Small, so that a test can meet the limit for uploads. Errors are not shown, as on any site that is public. */
const SETTINGS = {
  memory_limit: '256M',
  upload_max_filesize: '2M',
  post_max_size: '3M',
  display_errors: '0',
  display_startup_errors: '0',
};

async function startPhp(): Promise<Php> {
  const { getPHPLoaderModule, jspi } = await load('@php-wasm/node-8-3');
  const { loadPHPRuntime, PHP, setPhpIniEntries } = await load('@php-wasm/universal');
  const runtime = await loadPHPRuntime(await getPHPLoaderModule(), {
    processId: 1,
    phpWasmAsyncMode: (await jspi()) ? 'jspi' : 'asyncify',
    quit(_code: number, error: unknown) {
      throw error;
    },
  });
  const php = new PHP(runtime);
  await setPhpIniEntries(php, SETTINGS);
  return php;
}

function put(php: Php, path: string, data: string | Uint8Array): void {
  php.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  php.writeFile(path, data);
}

function unzip(php: Php, zip: string, pathOf: (name: string) => string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(join(builds, zip)))))
    if (!name.endsWith('/')) put(php, pathOf(name), bytes);
}

function copyFolder(php: Php, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) put(php, `${ROOT}${path.slice(folder.length)}`, readFileSync(path));
  }
}

/** `source` is a zip among the packages, or the folder of a WordPress. */
function copySite(php: Php): void {
  if (source.endsWith('.zip')) unzip(php, `wordpress/${source}`, (name) => `${ROOT}/${name}`);
  else copyFolder(php, source);
  unzip(php, `${SQLITE}/${SQLITE}.zip`, (name) => `${PLUGIN}${name.slice(name.indexOf('/'))}`);
  const dropIn = Buffer.from(php.readFileAsBuffer(`${PLUGIN}/db.copy`))
    .toString()
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', PLUGIN)
    .replaceAll('{SQLITE_PLUGIN}', `${SQLITE}/load.php`);
  put(php, `${ROOT}/wp-content/db.php`, dropIn);
  put(php, `${ROOT}/wp-config.php`, SQLITE_CONFIG);
  put(php, `${ROOT}/wp-content/mu-plugins/modes.php`, MODES);
  put(php, `${ROOT}/wp-content/mu-plugins/plugins.php`, PLUGINS);
}

const php = await startPhp();
copySite(php);

let last: Promise<unknown> = Promise.resolve();
/** PHP does one thing at a time. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** A file, or the program that answers for all that is none. */
function scriptAt(path: string): string {
  const index = [path, `${path}/index.php`, `${ROOT}/index.php`];
  return index.find((one) => php.isFile(one)) ?? path;
}

/** As a web server reads the header for PHP. */
function loginIn({ authorization = '' }: IncomingMessage['headers']) {
  if (!authorization.startsWith('Basic ')) return {};
  const text = Buffer.from(authorization.slice('Basic '.length), 'base64').toString();
  const [user = '', ...password] = text.split(':');
  return { PHP_AUTH_USER: user, PHP_AUTH_PW: password.join(':') };
}

async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', method = 'GET', headers } = asked;
  const script = scriptAt(`${ROOT}${decodeURIComponent(new URL(url, site).pathname)}`);
  const body = await buffer(asked);
  if (extname(script) !== '.php') {
    response.end(php.readFileAsBuffer(script));
    return;
  }
  const name = script.slice(ROOT.length);
  const ran = await php.run({
    scriptPath: script,
    relativeUri: url,
    protocol: 'http',
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([key, one]) => [key, String(one)])),
    body,
    env: { SITE_URL: site.origin },
    $_SERVER: {
      SERVER_NAME: site.hostname,
      SERVER_PORT: site.port,
      REMOTE_ADDR: site.hostname,
      DOCUMENT_ROOT: ROOT,
      SCRIPT_NAME: name,
      PHP_SELF: name,
      ...loginIn(headers),
    },
  });
  for (const [key, values] of Object.entries(ran.headers)) response.setHeader(key, values);
  response.writeHead(ran.httpStatusCode).end(ran.bytes);
}

const server = createServer((asked, response) => {
  inTurn(() => answer(asked, response)).catch(() => response.destroy());
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

const HERE = `$_SERVER['HTTP_HOST'] = '${site.host}'; $_SERVER['REQUEST_URI'] = '/';`;

async function runCode(code: string): Promise<string> {
  const { text } = await php.run({
    code: `<?php ${HERE} ${code}`,
    env: { SITE_URL: site.origin },
  });
  return text;
}

const installed = await runCode(`$argv = [1 => '${ROOT}']; ${INSTALL.replace('<?php', '')}`);
process.on('message', ({ id, code }: { readonly id: number; readonly code: string }) => {
  inTurn(() => runCode(code)).then(
    (text) => process.send?.({ id, text }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ url: site.origin, ...JSON.parse(installed.trim().split('\n').at(-1) ?? '') });
