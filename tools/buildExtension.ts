/**
 * Builds the browser extension (docs/extension.md): a folder and a zip for each browser.
 * `npm run build:extension -- --url https://content.example.com/content` is for a server of that address.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type BuildOptions, build, stop } from 'esbuild';
import { zipSync } from 'fflate';
import { BROWSERS, type BrowserName, ICON_SIZES, manifestOf } from '../extension/manifest.ts';
import { CHROMIUM_ID } from './lib/extensionId.ts';
import { isMain, ROOT } from './lib/run.ts';

const SOURCES = join(ROOT, 'extension');
export const EXTENSIONS = join(ROOT, 'dist/extension');

/** The address of the product without a slash at its end. Throws for anything but the address of a page. */
export function productUrlOf(given: string | undefined, publicUrl: string | undefined): string {
  const url = given ?? new URL('/content', publicUrl || 'http://127.0.0.1:3000').href;
  const { protocol, origin, pathname, search, hash } = new URL(url);
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '')
    throw new Error(`${url} is not the address of the product.`);
  return origin + pathname.replace(/\/$/, '');
}

/** Writes the folders and zips into `folder`. */
export async function buildExtension(productUrl: string, folder = EXTENSIONS): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const icons = await drawIcons();
  rmSync(folder, { recursive: true, force: true });
  for (const browser of BROWSERS) {
    const target = join(folder, browser);
    mkdirSync(target, { recursive: true });
    await bundleInto(target);
    cpSync(join(SOURCES, 'panel/panel.html'), join(target, 'panel.html'));
    for (const name of ['LICENSE', 'THIRD-PARTY-NOTICES.md'])
      cpSync(join(ROOT, name), join(target, name));
    for (const [name, bytes] of icons) writeFileSync(join(target, name), bytes);
    const manifest = manifestOf(browser, { version, productUrl });
    writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(zipOf(browser, folder), zipped(target));
  }
  await stop();
}

export const zipOf = (browser: BrowserName, folder = EXTENSIONS): string =>
  join(folder, `content-toolkit-${browser}.zip`);

const COMMON: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  legalComments: 'none',
  target: ['chrome120', 'firefox128'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

async function bundleInto(outdir: string): Promise<void> {
  const modules = {
    panel: 'extension/panel/main.tsx',
    background: 'extension/background/background.ts',
  };
  await build({ ...COMMON, outdir, entryPoints: modules, format: 'esm' });
  await build({ ...COMMON, outdir, entryPoints: ['extension/fields/frame.ts'], format: 'iife' });
}

/** As in src/kit/ui/BrandMark.tsx. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#0f6b62"/>
  <path d="M9 10h14M9 16h9M9 22h5" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
  <circle cx="21.5" cy="21.5" r="3" fill="#aee3da"/>
</svg>`;

async function drawIcons(): Promise<readonly (readonly [name: string, bytes: Uint8Array])[]> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(wasm));
  return ICON_SIZES.map((size) => {
    const drawn = new Resvg(ICON, { fitTo: { mode: 'width', value: size } }).render();
    return [`icon${size}.png`, drawn.asPng()] as const;
  });
}

/** The same bytes for the same files. */
function zipped(folder: string): Uint8Array {
  const files = readdirSync(folder).sort();
  const entries = files.map((name) => [name, readFileSync(join(folder, name))] as const);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}

if (isMain(import.meta)) {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  const productUrl = productUrlOf(values.url, process.env.PUBLIC_URL);
  await buildExtension(productUrl);
  console.log(`${EXTENSIONS}: for ${productUrl}`);
  console.log(`The server lets it in with EXTENSION_ORIGINS=chrome-extension://${CHROMIUM_ID}`);
}
