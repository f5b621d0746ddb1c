import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { buildName } from './tools/lib/buildName.ts';

const root = import.meta.dirname;
const EVERY = 1_000_000;

const hashed = (isDevelopment) => (isDevelopment ? '[name]' : '[name].[contenthash:8]');

const swc = (isDevelopment, tsx) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: {
        react: {
          runtime: 'automatic',
          development: isDevelopment,
          refresh: isDevelopment && tsx,
        },
      },
    },
  },
});

const HOT_CLIENT = [
  'webpack/hot/dev-server.js',
  'webpack-dev-server/client/index.js?hot=true&live-reload=true',
];
const pageEntry = (isDevelopment, file) => [...(isDevelopment ? HOT_CLIENT : []), file];

/** What the pages of the product load besides `main` before they show anything: each import in the code, as it is written there. */
const EVERY_PAGE = ['./readToken.ts', './request.ts', './AccountMenu.tsx'];
const DASHBOARD = ['./dashboard/Dashboard.tsx'];
const OPEN_ARTICLE = ['#sagas/openArticle.ts', '#src/features/article/unsaved/UnsavedTexts.tsx'];
const PAGES = {
  index: { chunk: 'main', preloads: EVERY_PAGE },
  dashboard: {
    chunk: 'main',
    preloads: [...EVERY_PAGE, ...DASHBOARD],
  },
  article: {
    chunk: 'main',
    preloads: [
      ...EVERY_PAGE,
      ...OPEN_ARTICLE,
      './ArticlePage.tsx',
      '#src/editor/GuardedEditor.tsx',
    ],
  },
  host: { chunk: 'host', preloads: [] },
};

/**
 * What is loaded together is one file, however many pages share parts of it: a request costs a slow connection more
 * than its bytes, and a browser compiles only large files beside the main thread. A module is in the first file that
 * asks for it, so that none of these waits for a later one. With `minChunks: 2` it is only what other pages share.
 */
const TOGETHER = {
  shell: { requests: EVERY_PAGE, minChunks: 1 },
  dashboard: { requests: DASHBOARD, minChunks: 2 },
  openArticle: { requests: OPEN_ARTICLE, minChunks: 1 },
  article: { requests: ['./ArticlePage.tsx'], minChunks: 2 },
  tools: { requests: ['#main/tools.ts'], minChunks: 1 },
  // Each with its library.
  reports: { requests: ['#services/session/errorReports.ts'], minChunks: 1 },
  mixpanel: { requests: ['./mixpanel.ts'], minChunks: 1 },
};

const cacheGroup = ([name, { requests, minChunks }], at) => [
  name,
  {
    name,
    minChunks,
    chunks: (chunk) => isOfProduct(chunk) && !chunk.canBeInitial(),
    enforce: true,
    priority: Object.keys(TOGETHER).length - at, // the first one that asks for a module has it
    test: (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
        [...chunk.groupsIterable].some((group) => isAskedFor(group, requests)),
      ),
  },
];

const isAskedFor = (group, requests) =>
  group.origins.some(({ request }) => requests.includes(request));

/** The embedded host and the workers share little with its pages: most of such a file would be of no use to them. */
const isOfProduct = ({ runtime }) => runtime === 'main';

const page = ([name, { chunk, preloads }]) =>
  new HtmlWebpackPlugin({
    template: resolve(root, `public/${chunk === 'main' ? 'index' : chunk}.html`),
    filename: `../${name}.html`,
    chunks: [chunk],
    inject: 'head',
    // The server fills placeholders and the log id lives in a comment: leave the text alone.
    minify: false,
    preloads,
  });

/** The server puts a fresh nonce into each answer; the content security policy runs nothing without it. */
class NoncePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NoncePlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('NoncePlugin', (data) => {
        for (const tag of data.assetTags.scripts) tag.attributes.nonce = '__NONCE__';
        return data;
      });
    });
  }
}

/**
 * What no page reads, by file: what is said of an endpoint is for the OpenAPI document, what it creates for the compiler and the
 * server, and the server alone refuses: who may call it, how often, with how much, and what a bound does.
 */
const NOT_FOR_PAGES = [
  {
    file: /[\\/]contract[\\/]\w+[\\/]\w+\.route\.ts$/,
    parts:
      /\b(?:summary: (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|creates: '\w+'|perMinute: \w+|bodyLimit: [\w. *]+|is(?:Personal|Administrative|ForSupport): true),?/g,
  },
  { file: /[\\/]contract[\\/]lib[\\/]bounds\.ts$/, parts: /\b(?:per|code): '\w+',?/g },
];

class NotForPagesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NotForPagesPlugin', (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('NotForPagesPlugin', ([source, ...rest], { resource }) => {
        const found = NOT_FOR_PAGES.find(({ file }) => file.test(resource));
        return [found ? String(source).replace(found.parts, '') : source, ...rest];
      });
    });
  }
}

/** Begins to load the font and the chunks of a page beside its entry, not one after the other behind it. */
class PreloadPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (data) => {
        data.headTags.unshift(preload(fontOf(compilation), { as: 'font', crossorigin: true }));
        const entry = new Set(
          compilation.entrypoints.get(data.plugin.options.chunks[0]).getFiles(),
        );
        const files = data.plugin.userOptions.preloads.flatMap((request) =>
          filesOf(compilation, request),
        );
        for (const file of new Set(files)) {
          if (entry.has(file)) continue;
          const as = file.endsWith('.css') ? 'style' : 'script';
          data.headTags.push(preload(file, { as }));
        }
        return data;
      });
    });
  }
}

const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE, PROCESS_ASSETS_STAGE_DEV_TOOLING } =
  webpack.Compilation;
/** Minifying removes comments, and source maps count the lines. */
const BETWEEN = (PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + PROCESS_ASSETS_STAGE_DEV_TOOLING) / 2;

/**
 * Has the browser compile what a page loads first while it arrives, beside the main thread, instead of each
 * function when it is first called: https://v8.dev/blog/explicit-compile-hints.
 */
class CompileHintPlugin {
  apply(compiler) {
    const { ConcatSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: 'CompileHintPlugin', stage: BETWEEN }, () => {
        const files = Object.values(PAGES).flatMap(({ chunk, preloads }) => [
          ...compilation.entrypoints.get(chunk).getFiles(),
          ...preloads.flatMap((request) => filesOf(compilation, request)),
        ]);
        for (const file of new Set(files)) {
          if (!file.endsWith('.js')) continue;
          compilation.updateAsset(
            file,
            (source) => new ConcatSource('//# allFunctionsCalledOnLoad\n', source),
          );
        }
      });
    });
  }
}

const preload = (file, attributes) => ({
  tagName: 'link',
  voidTag: true,
  // The entry comes first: without it nothing of this is of use.
  attributes: { rel: 'preload', href: `/assets/${file}`, fetchpriority: 'low', ...attributes },
  meta: {},
});

/** Of the letters that most texts are written in. */
const fontOf = (compilation) =>
  compilation
    .getAssets()
    .find(({ info }) => info.sourceFilename?.endsWith('inter-latin-wght-normal.woff2')).name;

/** The scripts and styles behind an import. A name that nothing imports any more fails the build. */
function filesOf(compilation, request) {
  const groups = compilation.chunkGroups.filter((group) => isAskedFor(group, [request]));
  if (groups.length === 0) throw new Error(`Nothing imports ${request}, which is preloaded.`);
  return groups.flatMap((group) => group.getFiles()).filter((file) => /\.(js|css)$/.test(file));
}

const rules = (isDevelopment) => [
  // Two rules: with `tsx` on, `<T>(x: T) => x` in a plain .ts file would be read as JSX.
  { test: /\.ts$/, use: swc(isDevelopment, false) },
  { test: /\.tsx$/, use: swc(isDevelopment, true) },
  // They run all workflows: as modules of their own, or those of the pages could not be joined into few.
  { test: /\.worker\.ts$/, layer: 'worker' },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { modules: { auto: true, namedExport: false } } },
    ],
  },
  { test: /\.(woff2?|png|svg|webp|avif|wasm)$/, type: 'asset/resource' },
];

const plugins = (isDevelopment) => [
  ...Object.entries(PAGES).map(page),
  new NoncePlugin(),
  new NotForPagesPlugin(),
  ...(isDevelopment ? [] : [new PreloadPlugin(), new CompileHintPlugin()]),
  new MiniCssExtractPlugin({ filename: `${hashed(isDevelopment)}.css` }),
  // draft-js (through fbjs) expects the `global` of Node.
  new webpack.DefinePlugin({ global: 'globalThis', BUILD: JSON.stringify(buildName()) }),
  ...(isDevelopment
    ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })]
    : []),
];

/** Serves the scripts from memory with hot reloading; pages and API come from the real server. */
const developmentServer = {
  host: process.env.HOST,
  port: process.env.PORT,
  static: false,
  // Compression would hold the events of a stream back.
  compress: false,
  // The server reads the pages (and the SDK) from the disk, where it fills their placeholders.
  devMiddleware: {
    writeToDisk: (file) => /\.html$|(?:sdk|offline)\.js$/.test(file),
    stats: 'errors-warnings',
  },
  // Brought by the entries themselves, so that the SDK stays as other sites load it.
  client: false,
  hot: false,
  proxy: [
    ...(process.env.MOCK_HOST_URL
      ? [{ context: '/mock-host', target: process.env.MOCK_HOST_URL }]
      : []),
    { context: (path) => !path.startsWith('/assets/'), target: process.env.API_URL },
  ],
};

/** What tools/build.ts and tools/budget.ts read: every module of every chunk. */
const stats = {
  preset: 'errors-warnings',
  entrypoints: true,
  chunks: true,
  chunkModules: true,
  chunkModulesSpace: EVERY,
  cachedModules: true,
  dependentModules: true,
  nestedModules: true,
  nestedModulesSpace: EVERY,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
};

const common = (isDevelopment) => ({
  mode: isDevelopment ? 'development' : 'production',
  // No eval in development either: the content security policy is the same.
  devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
  module: { rules: rules(isDevelopment) },
  // Its exports name the build with warnings alone.
  resolve: isDevelopment
    ? {}
    : {
        alias: {
          'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
        },
      },
  optimization: {
    minimizer: [
      new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      chunks: 'all',
      cacheGroups: Object.fromEntries(Object.entries(TOGETHER).map(cacheGroup)),
    },
  },
  experiments: { layers: true },
  // The budget is kept by tools/budget.ts, which knows about gzip.
  performance: false,
  cache: {
    type: 'filesystem',
    cacheDirectory: resolve(root, '.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
  stats,
});

const pages = (isDevelopment) => ({
  ...common(isDevelopment),
  name: 'pages',
  entry: {
    main: pageEntry(isDevelopment, './main/page.tsx'),
    host: pageEntry(isDevelopment, './host/pages/main.tsx'),
  },
  output: {
    path: resolve(root, 'dist/assets'),
    publicPath: '/assets/',
    filename: `${hashed(isDevelopment)}.js`,
    assetModuleFilename: `${hashed(isDevelopment)}[ext]`,
    uniqueName: 'content-toolkit',
    trustedTypes: { onPolicyCreationFailure: 'continue' },
    // tools/lib/compressed.ts clears the copies away; the replay bundles are of every build
    clean: { keep: /\.(br|gz)$|^replay[/\\]/ },
  },
  plugins: plugins(isDevelopment),
  devServer: developmentServer,
});

/** What is loaded by its address, as the host's SDK is by other sites too: one file each, no hash, nothing shared. */
const sdk = (isDevelopment) => ({
  ...common(isDevelopment),
  name: 'sdk',
  entry: {
    sdk: './host/sdk/sdk.ts',
    // The service worker has the scope of its address, and the same one in every version.
    offline: './src/offline.ts',
    // The host platform of development; a build for people has none.
    ...(isDevelopment && { mock: './services/session/mock/sdk.ts' }),
  },
  output: {
    path: resolve(root, 'dist'),
    publicPath: '/host/',
    filename: '[name].js',
    uniqueName: 'content-toolkit-sdk',
  },
});

/** @returns {import('webpack').Configuration[]} */
export default function webpackConfig(_env, { mode = 'production' } = {}) {
  const isDevelopment = mode === 'development';
  return [pages(isDevelopment), sdk(isDevelopment)];
}
