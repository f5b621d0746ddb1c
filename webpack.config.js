import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

const root = import.meta.dirname;
const EVERY = 1_000_000;
const hashed = (isDevelopment) => (isDevelopment ? '[name]' : '[name].[contenthash:10]');

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

const page = (chunk) =>
  new HtmlWebpackPlugin({
    template: resolve(root, `public/${chunk === 'main' ? 'index' : chunk}.html`),
    filename: `../${chunk === 'main' ? 'index' : chunk}.html`,
    chunks: [chunk],
    inject: 'head',
    // The server fills placeholders and the log id lives in a comment: leave the text alone.
    minify: false,
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

const rules = (isDevelopment) => [
  // Two rules: with `tsx` on, `<T>(x: T) => x` in a plain .ts file would be read as JSX.
  { test: /\.ts$/, use: swc(isDevelopment, false) },
  { test: /\.tsx$/, use: swc(isDevelopment, true) },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { modules: { auto: true, namedExport: false } } },
    ],
  },
  { test: /\.(woff2?|png|svg|webp|avif)$/, type: 'asset/resource' },
];

const plugins = (isDevelopment) => [
  page('main'),
  page('host'),
  new NoncePlugin(),
  new MiniCssExtractPlugin({ filename: `${hashed(isDevelopment)}.css` }),
  // draft-js (through fbjs) expects the `global` of Node.
  new webpack.DefinePlugin({ global: 'globalThis' }),
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
  devMiddleware: { writeToDisk: (file) => /\.html$|sdk\.js$/.test(file), stats: 'errors-warnings' },
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
  optimization: {
    minimizer: [
      new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: { chunks: 'all' },
  },
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
    main: pageEntry(isDevelopment, './src/main.tsx'),
    host: pageEntry(isDevelopment, './host/pages/main.tsx'),
  },
  output: {
    path: resolve(root, 'dist/assets'),
    publicPath: '/assets/',
    filename: `${hashed(isDevelopment)}.js`,
    assetModuleFilename: `${hashed(isDevelopment)}[ext]`,
    uniqueName: 'content-toolkit',
    trustedTypes: { onPolicyCreationFailure: 'continue' },
    clean: { keep: /\.(br|gz)$/ }, // tools/lib/compressed.ts clears those away
  },
  plugins: plugins(isDevelopment),
  devServer: developmentServer,
});

/** The host's SDK is loaded by its address, by other sites too: one file, no hash, nothing shared. */
const sdk = (isDevelopment) => ({
  ...common(isDevelopment),
  name: 'sdk',
  entry: {
    sdk: './host/sdk/sdk.ts',
    // The host platform of development; a build for people has none.
    ...(isDevelopment && { mock: './services/host/mock/sdk.ts' }),
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
