// The one place for webpack and federation settings: every package's own webpack.config.js is a call
// into this file, so a build of one area can never disagree with another about what is shared.
const path = require('node:path');
const { randomBytes } = require('node:crypto');
const { readFileSync } = require('node:fs');
const {
  Compilation,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  optimize,
  runtime,
  sources,
  Template,
} = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { LicenseWebpackPlugin } = require('license-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { browserTargets, esbuildTargets } = require('./tools/building/browserTargets');
const { localConfig, localSite } = require('./tools/localSite');
const { ports } = require('./tools/ports');
const { compiledOffer, platformModules, platformOffer } = require('./platform');
const { PlatformUsePlugin } = require('./tools/building/PlatformUsePlugin');

const root = __dirname;

/**
 * Milliseconds after which a chunk that hangs is given up: before the ten seconds that the shell gives an area as a
 * whole (shell/src/areas/fetchJson.ts), so that nothing of the first try is left when a visitor tries again.
 */
const chunkLoadTimeout = 8_000;

function commonConfig({ directory, mode, isDevelopment }) {
  return {
    mode,
    context: directory,
    target: ['web', 'es2020'],
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // Firestore has it for regular expressions in pipelines, of which the portal has none: 38 KiB of every live
        // visit. `tools/building/withoutRe2js.test.ts` fails if it begins to need it for more.
        re2js$: false,
        ...(isDevelopment ? {} : routerForProduction()),
      },
    },
    module: {
      rules: [
        {
          // A catalogue: its ICU messages are compiled at build time, so that no parser is shipped.
          test: /[\\/]i18n[\\/][a-z]{2}(-[A-Z]{2})?\.ts$/,
          enforce: 'post',
          use: isDevelopment ? [] : [path.join(root, 'tools/building/compileMessagesLoader.js')],
        },
        {
          // Those of the packages of another repository are JavaScript.
          test: /[\\/]i18n[\\/](index|t)\.[jt]s$/,
          enforce: 'pre',
          loader: path.join(root, 'tools/building/importMessagesLoader.js'),
          options: { frame: path.basename(directory) },
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: swcOptions(isDevelopment),
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'post',
          loader: path.join(root, 'tools/building/nameStylesLoader.js'),
        },
        ...(isDevelopment ? [] : leanRouter()),
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new NormalModuleReplacementPlugin(
        /\/createLucideIcon\.mjs$/,
        path.join(root, 'tools/building/leanIcon.js'),
      ),
      // styled-components prefixes on request only, which no browser of ours needs (package.json).
      new NormalModuleReplacementPlugin(
        /stylis\/src\/Prefixer\.js$/,
        path.join(root, 'tools/building/noPrefixes.js'),
      ),
      ...(isDevelopment ? [developing().refreshPlugin()] : []),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** How our TypeScript becomes JavaScript: here, and in what is published (tools/packing/). */
function swcOptions(isDevelopment) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
    },
    env: { targets: browserTargets() },
  };
}

/** The router's package names its development build alone, which warns of what it finds. */
function routerForProduction() {
  const reactRouterDom = path.dirname(require.resolve('react-router-dom/package.json'));
  const reactRouter = require.resolve('react-router/package.json', { paths: [reactRouterDom] });
  const folder = path.join(path.dirname(reactRouter), 'dist/production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

/** What tells nothing to a bundler is taken out of the router (tools/building/leanRouterLoader.js). */
function leanRouter() {
  return [
    {
      test: /react-router\/dist\/.*\.mjs$/,
      loader: path.join(root, 'tools/building/leanRouterLoader.js'),
    },
  ];
}

/** What the development servers have besides: its packages are not loaded for a production build. */
function developing() {
  return require('./tools/developing/developmentPlugins');
}

function devServer({ port, headers = {}, setupMiddlewares }) {
  return {
    host: 'localhost',
    port,
    hot: true,
    // What React Refresh cannot replace loads the page anew.
    liveReload: true,
    historyApiFallback: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers,
    static: false,
    client: { overlay: { errors: true, warnings: false }, logging: 'warn' },
    ...(setupMiddlewares ? { setupMiddlewares } : {}),
  };
}

/** Answers small files that a deployment serves beside the shell (see tools/localSite.js). */
function serveFiles(files) {
  return (middlewares) => {
    for (const [name, content] of Object.entries(files)) {
      middlewares.unshift({
        name,
        path: `/${name}`,
        middleware: (_request, response) => response.json(content),
      });
    }
    return middlewares;
  };
}

/**
 * The host. It carries no federation plugin: its landing page is a plain application, and the
 * federation runtime is a chunk of its own, fetched on the first way into an area.
 */
function shellConfig(directory, argv) {
  const mode = argv.mode ?? 'production';
  const isDevelopment = mode === 'development';
  const version = buildVersion(directory);
  const common = commonConfig({ directory, mode, isDevelopment });
  const main = './src/main.tsx';
  const refreshRuntime = path.join(root, 'tools/developing/publishRefreshRuntime.js');
  return {
    ...common,
    entry: {
      main: isDevelopment ? [refreshRuntime, main] : main,
      polyfills: './src/older-browsers/polyfills.ts',
    },
    output: {
      path: path.join(directory, 'dist'),
      publicPath: '/',
      chunkLoadTimeout,
      filename: isDevelopment ? '[name].js' : 'assets/[name].[contenthash:8].js',
      // By their numbers, and with six figures of their hash: a list of all comes with every first visit, and a figure less
      // of each is 40 bytes of it. Six tell a chunk's release from the one before it, once in 16 million not.
      chunkFilename: isDevelopment ? '[name].js' : 'assets/[id].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    optimization: {
      // Whoever has scanned a code gets the page in one piece.
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'verify',
      },
    },
    plugins: [
      ...common.plugins,
      new DefinePlugin(shellConstants({ version, isDevelopment })),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        chunks: ['main'],
        templateParameters: ({ namedChunkGroups }) => ({
          firstScript: firstScript(directory),
          areaChunks: chunkFiles(namedChunkGroups.get('area')).join(' '),
          polyfills: chunkFiles(namedChunkGroups.get('polyfills')).join(' '),
        }),
        scriptLoading: 'defer',
        // What a release of the shell is called by (tools/releasing/).
        meta: { 'portal-build': version },
      }),
      new PlatformOfferPlugin(),
      new PublishedServicesPlugin(),
      ...(isDevelopment
        ? [developing().typeChecker()]
        : [new ChunkNotesPlugin(), licenceNotices({ worker: workerPackages })]),
    ],
    devServer: devServer({ port: ports.shell, setupMiddlewares: serveFiles(localSite()) }),
  };
}

/** What is written into the shell's code. */
function shellConstants({ version, isDevelopment }) {
  const constants = {
    PORTAL_PLATFORM: compiledOffer(),
    PORTAL_SHELL_BUILD: version,
    PORTAL_BUILT_IN_REGISTRY: builtInRegistry(),
    // `PORTAL_WORKER=withdrawn` takes a broken service worker back (docs/operations.md).
    PORTAL_HAS_WORKER: !isDevelopment && process.env.PORTAL_WORKER !== 'withdrawn',
    // The federation runtime, without what it has for Node.
    ENV_TARGET: 'web',
    PORTAL_YEAR: String(new Date().getFullYear()),
    // The council's own name, address and telephone, where the deployment says them (docs/operations.md).
    PORTAL_COUNCIL: require('./shell/deployment/config.json').council ?? {},
  };
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** The script that stands in every document of the shell and runs before the first paint. */
function firstScript(directory) {
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(directory, 'src/hydration/beforeFirstPaint.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets(),
    // esbuild spells it out for Chromium 90, which stumbles over it in parentheses alone.
    supported: { 'optional-chain': true },
    // It stands in every document and shows no language's name.
    alias: { 'shared-ui/languages': `data:text/javascript,${encodeURIComponent(languageTags())}` },
  });
  return outputFiles[0].text.trim();
}

/** `shared-ui/languages` with the tags alone. */
function languageTags() {
  const { readFileSync } = require('node:fs');
  const list = readFileSync(path.join(__dirname, 'shared-ui/src/language/languages.ts'), 'utf8');
  const tags = [...list.matchAll(/\{ tag: '(\w+)'/g)].map(([, tag]) => tag);
  const [first, ...others] = tags;
  return [
    `export const firstLanguage = ${JSON.stringify(first)};`,
    `export const otherLanguages = ${JSON.stringify(others)};`,
    `export const languages = ${JSON.stringify(tags.map((tag) => ({ tag })))};`,
  ].join('');
}

/** The addresses of the scripts of a named chunk, with all that it needs. */
function chunkFiles(group) {
  return group?.getFiles().flatMap((file) => (file.endsWith('.js') ? `/${file}` : [])) ?? [];
}

/** Notes for the prerendering which scripts each named chunk of the shell consists of. */
class ChunkNotesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkNotes', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkNotes', stage }, () => {
        const notes = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          chunkFiles(group),
        ]);
        compilation.emitAsset(
          'chunks.json',
          new sources.RawSource(JSON.stringify(Object.fromEntries(notes))),
        );
      });
    });
  }
}

/**
 * The shell for Node, as one file that renders its documents (`shell/src/prerender.tsx`). Everything
 * that reaches a document is made as in the browser's build.
 */
function prerenderConfig(directory, argv) {
  const mode = argv.mode ?? 'production';
  const isDevelopment = mode === 'development';
  const common = commonConfig({ directory, mode, isDevelopment });
  return {
    ...common,
    target: 'node20',
    devtool: false,
    entry: './src/prerender.tsx',
    output: {
      path: path.join(directory, 'dist-prerender'),
      publicPath: '/',
      filename: 'prerender.js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
    plugins: [
      ...common.plugins,
      new DefinePlugin(shellConstants({ version: 'prerendered', isDevelopment })),
      new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** A package's version and this build of it, such as '1.4.2+1a2b3c4d'. */
function buildVersion(directory) {
  const { version } = require(path.join(directory, 'package.json'));
  return `${version}+${process.env.PORTAL_BUILD_ID ?? randomBytes(4).toString('hex')}`;
}

/** The registry of the deployment (`PORTAL_REGISTRY`, a file), else that of a developer's machine. */
function builtInRegistry() {
  const file = process.env.PORTAL_REGISTRY;
  return file ? require(path.resolve(file)) : localSite()['remotes.json'];
}

/**
 * One area. Composed (the default) it is a container that brings none of the shared modules and
 * takes them, and the federation runtime's core, from the shell. With `--env standalone` it is an
 * ordinary application around the same `./App`, with copies of its own and a signed-in role.
 */
function areaConfig(area, directory, env, argv) {
  const mode = argv.mode ?? 'production';
  const isDevelopment = mode === 'development';
  const isStandalone = Boolean(env?.standalone);
  const version = buildVersion(directory);
  // The manifest plugin takes it from here: it is what /status and the monitoring call the build.
  process.env.MF_BUILD_VERSION = version;
  const common = commonConfig({ directory, mode, isDevelopment });
  const output = {
    publicPath: 'auto',
    chunkLoadTimeout,
    // Must differ between builds: a re-registered container with the same name serves the old code.
    uniqueName: `remote_${area}_${version.replace(/\W/g, '_')}`,
    // The hash of the build: each one has a directory of its own, and a hash of each chunk would come with every login.
    filename: isDevelopment ? '[name].js' : '[name].[fullhash:8].js',
    chunkFilename: isDevelopment ? '[name].js' : '[name].[fullhash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
  };

  if (isStandalone) {
    return {
      ...common,
      entry: './src/standalone.tsx',
      output: { ...output, path: path.join(directory, 'dist-standalone'), publicPath: '/' },
      plugins: [
        ...common.plugins,
        new HtmlWebpackPlugin({ template: path.join(root, 'tools/standalone/standalone.html') }),
        ...(isDevelopment ? alonePlugins(directory) : []),
      ],
      devServer: devServer({
        port: ports[area],
        setupMiddlewares: serveFiles({ 'config.json': localConfig() }),
      }),
    };
  }

  return {
    ...common,
    entry: {},
    output: { ...output, path: path.join(directory, 'dist') },
    // A page fetches what it needs: code that a few pages share goes apart only where that saves a good part.
    optimization: { splitChunks: { minSize: 10_000 } },
    plugins: [
      ...common.plugins,
      ...(isDevelopment ? [developing().useRefreshOfShell()] : []),
      new AskAgainPlugin(),
      new ModuleFederationPlugin({
        name: `remote_${area}`,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './App': './src/App.tsx' },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          // An area is loaded, and loads no remote itself.
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new PlatformUsePlugin(),
      ...(isDevelopment ? [] : [licenceNotices()]),
    ],
    devServer: devServer({
      port: ports[area],
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  };
}

function alonePlugins(directory) {
  return [developing().typeChecker(directory), developing().sameSharedVersions()];
}

/**
 * Asks an area's server again for a chunk that hung. A browser joins a second script of the same address to the
 * request that is under way, so the address differs. What hung is noted beside the build's chunks: on a second try the
 * build may run anew, with another webpack runtime.
 */
class AskAgainPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('AskAgain', (compilation) => {
      const chunks = `self[${JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)}]`;
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('AskAgain', (source) =>
        Template.asString([
          source,
          `var chunks = ${chunks} = ${chunks} || [], asked = chunks.asked = chunks.asked || {};`,
          'if(asked[url]) script.src = url + "?again=" + asked[url];',
          'asked[url] = (asked[url] || 0) + 1;',
          '["load", "error"].forEach(type => script.addEventListener(type, () => delete asked[url]));',
        ]),
      );
    });
  }
}

/** `npm run catalogue`: the examples of the controls, at the port after the areas'. */
function catalogueConfig() {
  const common = commonConfig({
    directory: path.join(root, 'tools/catalogue'),
    mode: 'development',
    isDevelopment: true,
  });
  return {
    ...common,
    entry: './runCatalogue.tsx',
    output: { publicPath: '/' },
    plugins: [
      ...common.plugins,
      new HtmlWebpackPlugin({
        template: path.join(root, 'tools/standalone/standalone.html'),
        title: 'The controls of the portal',
      }),
    ],
    devServer: {
      ...devServer({ port: ports.admin + 1 }),
      // So many tables beside one another measure themselves more than once, which Chromium calls an error.
      client: { overlay: { runtimeErrors: false } },
    },
  };
}

/** What the service worker is made of: it is built by itself, beside the shell (tools/building/). */
const workerPackages = ['core', 'expiration', 'precaching', 'routing', 'strategies'];

/**
 * `licenses.txt` beside a build: the licences of the packages whose code is in it, as they ask for.
 * @param {{ worker?: readonly string[] }} [beside] Workbox packages that are built without webpack
 */
function licenceNotices({ worker = [] } = {}) {
  return new LicenseWebpackPlugin({
    outputFilename: 'licenses.txt',
    perChunkOutput: false,
    // Our own packages: the portal's LICENSE.md speaks of them.
    excludedPackageTest: (name) =>
      /^(shell|remote-\w+|shared-\w+|portal-build|village-council-portal)$/.test(name),
    // What it would warn of is handled below.
    stats: { warnings: false, errors: true },
    handleMissingLicenseType: (name) => (name.startsWith('firebase/') ? 'Apache-2.0' : null),
    handleMissingLicenseText: apacheLicence,
    additionalModules: worker.map((name) => ({
      name: `workbox-${name}`,
      directory: path.dirname(require.resolve(`workbox-${name}/package.json`)),
    })),
  });
}

/** Firebase names its licence in its files and brings no text of it; Dexie has the same. */
function apacheLicence(name, type) {
  if (type !== 'Apache-2.0') throw new Error(`The package ${name} has no text of its licence.`);
  const folder = path.dirname(require.resolve('dexie/package.json'));
  return readFileSync(path.join(folder, 'LICENSE'), 'utf8');
}

/** What an area takes from the shell: never its own copy, and never a version that does not fit. */
function consumedModules() {
  return Object.fromEntries(
    Object.entries(platformModules()).map(([key, { requiredVersion }]) => [
      key,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}

/** Publishes what this shell offers to the areas (`/platform.json`): for the gate, and for an older shell. */
class PlatformOfferPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PlatformOffer', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PlatformOffer', stage }, () => {
        const offer = `${JSON.stringify(platformOffer())}\n`;
        compilation.emitAsset('platform.json', new sources.RawSource(offer));
      });
    });
  }
}

/** Says what the documents of a build say of the services (`/services.json`), for the admins to compare. */
class PublishedServicesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublishedServices', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublishedServices', stage }, () => {
        const published = JSON.stringify(require('./shell/deployment/services.json'));
        compilation.emitAsset('services.json', new sources.RawSource(`${published}\n`));
      });
    });
  }
}

module.exports = {
  AskAgainPlugin,
  areaConfig,
  catalogueConfig,
  chunkLoadTimeout,
  prerenderConfig,
  shellConfig,
  swcOptions,
};
