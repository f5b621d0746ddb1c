/** The editors that ours is compared with: installed, built for production, and served. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { BENCH, ensureInstalled } from '../lib/install.ts';

/** Each peer: a file beside this one, and the package that its version is read from. */
const PEERS = { lexical: 'lexical', tiptap: '@tiptap/core' } as const;
export type Peer = keyof typeof PEERS;
export const PEER_NAMES = Object.keys(PEERS) as readonly Peer[];

const TYPE_OF: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Compiled like the product (webpack.config.js), so that compilers are not compared. */
const configuration = (folder: string): Configuration => ({
  mode: 'production',
  context: BENCH,
  entry: Object.fromEntries(PEER_NAMES.map((name) => [name, `./editor/${name}Peer.tsx`])),
  output: { path: folder, publicPath: '/' },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
  plugins: [new MiniCssExtractPlugin()],
  performance: false,
});

async function build(folder: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    webpack(configuration(folder), (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** The style of the text in our editor, which the peers get too, so that the lines are the same. */
export type Look = Readonly<Record<'width' | 'font-family' | 'font-size' | 'line-height', string>>;

const pageOf = (peer: string, html: string, look: Look): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${peer}</title>
<link rel="stylesheet" href="/${peer}.css">
<style>#root { margin: auto; ${Object.entries(look)
  .map(([property, value]) => `${property}: ${value};`)
  .join(' ')} }</style>
</head>
<body>
<template id="article">${html}</template>
<div id="root"></div>
<script src="/${peer}.js"></script>
</body>
</html>`;

export interface PeerSite {
  readonly versions: Readonly<Record<Peer, string>>;
  /** The page of a peer with this article in it. */
  address(peer: Peer, html: string): string;
  close(): void;
}

export async function servePeers(look: Look): Promise<PeerSite> {
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
  await build(folder);
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const page = pages.get(pathname);
    const file = join(folder, basename(pathname));
    if (page !== undefined) response.setHeader('content-type', 'text/html').end(page);
    else if (!existsSync(file)) response.writeHead(404).end();
    else {
      response.setHeader('content-type', TYPE_OF[extname(file)] ?? '');
      response.end(readFileSync(file));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    versions: versionsOf(),
    address(peer, html) {
      const path = `/page-${pages.size}`;
      pages.set(path, pageOf(peer, html, look));
      return `http://127.0.0.1:${port}${path}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function versionsOf(): Record<Peer, string> {
  const { dependencies } = JSON.parse(readFileSync(join(BENCH, 'package.json'), 'utf8'));
  const versions = PEER_NAMES.map((peer) => [peer, dependencies[PEERS[peer]]]);
  return Object.fromEntries(versions);
}
