// The single place for webpack and federation settings: the webpack.config.js of every package calls this
// file, so that two builds can never disagree about what is shared.
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
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { browserTargets, esbuildTargets } = require('./tools/building/browserTargets');
const { localConfig, localSite } = require('./tools/localSite');
const { ports } = require('./tools/ports');
const { compiledOffer, platformModules, platformOffer } = require('./platform');
const { PlatformUsePlugin } = require('./tools/building/PlatformUsePlugin');

const root = __dirname;

/**
 * Milliseconds after which a hanging chunk request is given up. Shorter than the ten seconds that the shell allows
 * for loading an area (shell/src/areas/fetchJson.ts), so that no request of the first attempt is left when the
 * visitor retries.
 */
const chunkLoadTimeout = 8_000;

function commonConfig({ directory, mode, isDevelopment }) {
  return {
    mode,
    context: directory,
    target: ['web', 'es2020'],
    // Beside each script, which does not name it: the name would be 40 bytes of each of a page's 20 scripts.
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // Firestore needs it only for regular expressions in pipelines, which the portal does not use: it would add
        // 38 KiB to every visit on the live store. `tools/building/withoutRe2js.test.ts` fails if Firestore needs
        // it for more.
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
          // In the packages of another repository they are JavaScript.
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
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new NormalModuleReplacementPlugin(
        /\/createLucideIcon\.mjs$/,
        path.join(root, 'tools/building/leanIcon.js'),
      ),
      ...(isDevelopment ? [developing().refreshPlugin()] : []),
    ],
    optimization: {
      minimizer: [
        // In this process: swc has threads of its own, and with webpack's workers a build once ended without output.
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** How TypeScript is compiled: in these builds, and for the published packages (tools/packing/). */
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

/** The router's package exports its development build by default, which contains warnings. */
function routerForProduction() {
  const reactRouterDom = path.dirname(require.resolve('react-router-dom/package.json'));
  const reactRouter = require.resolve('react-router/package.json', { paths: [reactRouterDom] });
  const folder = path.join(path.dirname(reactRouter), 'dist/production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

/** The additional plugins of the development servers. Their packages are not loaded for a production build. */
function developing() {
  return require('./tools/developing/developmentPlugins');
}

function devServer({ port, headers = {}, setupMiddlewares }) {
  return {
    host: 'localhost',
    port,
    hot: true,
    // Reloads the page when React Refresh cannot replace a module.
    liveReload: true,
    historyApiFallback: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers,
    static: false,
    client: { overlay: { errors: true, warnings: false }, logging: 'warn' },
    ...(setupMiddlewares ? { setupMiddlewares } : {}),
  };
}

/** Serves small files that a deployment has beside the shell (see tools/localSite.js). */
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
 * The shell (host). It has no federation plugin: its landing page is an ordinary application, and the
 * federation runtime is a separate chunk that loads on the first navigation to an area.
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
      // Short names, because every first visit loads the list of all chunks: chunk numbers, and six digits of the hash (one
      // digit less saves 40 bytes). Two releases of a chunk get the same six digits once in 16 million times.
      chunkFilename: isDevelopment ? '[name].js' : 'assets/[id].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    optimization: {
      ...common.optimization,
      // The page for scanned codes ('verify') loads as a single chunk.
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
        // The name of a release of the shell (tools/releasing/).
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

/** The constants that are compiled into the shell. */
function shellConstants({ version, isDevelopment }) {
  const constants = {
    PORTAL_PLATFORM: compiledOffer(),
    PORTAL_SHELL_BUILD: version,
    PORTAL_BUILT_IN_REGISTRY: builtInRegistry(),
    // `PORTAL_WORKER=withdrawn` withdraws a broken service worker (docs/deploy.md).
    PORTAL_HAS_WORKER: !isDevelopment && process.env.PORTAL_WORKER !== 'withdrawn',
    // The federation runtime without its code for Node.
    ENV_TARGET: 'web',
    PORTAL_YEAR: String(new Date().getFullYear()),
    // The council's own name, address and telephone, if the deployment's config has them
    // (docs/deploy.md).
    PORTAL_COUNCIL: require('./shell/deployment/config.json').council ?? {},
  };
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** The inline script of every document of the shell, which runs before the first paint. */
function firstScript(directory) {
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(directory, 'src/hydration/beforeFirstPaint.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets(),
    // esbuild compiles optional chains away, because Chromium 90 fails on one in parentheses.
    supported: { 'optional-chain': true },
    // The script is inlined in every document and needs no names of languages.
    alias: { 'shared-ui/languages': `data:text/javascript,${encodeURIComponent(languageTags())}` },
  });
  return outputFiles[0].text.trim();
}

/** `shared-ui/languages` reduced to the language tags. */
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

/** The URLs of a named chunk's scripts, including its dependencies. */
function chunkFiles(group) {
  return group?.getFiles().flatMap((file) => (file.endsWith('.js') ? `/${file}` : [])) ?? [];
}

/** Writes a list of each named chunk's scripts (`chunks.json`) for the prerendering. */
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
 * The shell for Node, as one file that renders its documents (`shell/src/prerender.tsx`). Whatever ends up in
 * a document is built as for the browser.
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

/** The registry of the deployment (the file that `PORTAL_REGISTRY` names), by default that of a development machine. */
function builtInRegistry() {
  const file = process.env.PORTAL_REGISTRY;
  return file ? require(path.resolve(file)) : localSite()['remotes.json'];
}

/**
 * One area. By default it is a container that includes none of the shared modules: it takes them, and the
 * federation runtime's core, from the shell. With `--env standalone` it is an ordinary application around the
 * same `./App`, with its own copies and a signed-in role.
 */
function areaConfig(area, directory, env, argv) {
  const mode = argv.mode ?? 'production';
  const isDevelopment = mode === 'development';
  const isStandalone = Boolean(env?.standalone);
  const version = buildVersion(directory);
  // The manifest plugin reads it from the environment; /status and the monitoring show it as the build's
  // name.
  process.env.MF_BUILD_VERSION = version;
  const common = commonConfig({ directory, mode, isDevelopment });
  const output = {
    publicPath: 'auto',
    chunkLoadTimeout,
    // Must differ between builds: a container that is registered again under the same name would serve the
    // old code.
    uniqueName: `remote_${area}_${version.replace(/\W/g, '_')}`,
    // The hash of the build: each build has its own directory, and a list with a hash of each chunk would load with
    // every login.
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
    // A page loads only what it needs: code shared by a few pages becomes a chunk of its own only if that
    // saves at least 10 kB.
    optimization: { ...common.optimization, splitChunks: { minSize: 10_000 } },
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
          // An area is loaded by the shell, and loads no remotes itself.
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
 * Retries a chunk request that hung. The retry uses another URL, because a browser joins a second script with the same
 * URL to the pending request. The pending URLs are stored on the build's global chunk array, because a retry may run
 * the build again with a new webpack runtime.
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
      // So many tables on one page trigger more than one ResizeObserver pass, which Chromium reports as an
      // error.
      client: { overlay: { runtimeErrors: false } },
    },
  };
}

/** The Workbox packages in the service worker, which is built separately (tools/building/). */
const workerPackages = ['core', 'expiration', 'precaching', 'routing', 'strategies'];

/**
 * Writes `licenses.txt` beside a build: the licences of the packages it contains, as those licences require.
 * @param {{ worker?: readonly string[] }} [beside] Workbox packages that are built without webpack
 */
function licenceNotices({ worker = [] } = {}) {
  return new LicenseWebpackPlugin({
    outputFilename: 'licenses.txt',
    perChunkOutput: false,
    // The portal's own packages: see its LICENSE.md.
    excludedPackageTest: (name) =>
      /^(shell|remote-\w+|shared-\w+|portal-build|village-council-portal)$/.test(name),
    // The cases that it would warn about are handled below.
    stats: { warnings: false, errors: true },
    handleMissingLicenseType: (name) => (name.startsWith('firebase/') ? 'Apache-2.0' : null),
    handleMissingLicenseText: apacheLicence,
    additionalModules: worker.map((name) => ({
      name: `workbox-${name}`,
      directory: path.dirname(require.resolve(`workbox-${name}/package.json`)),
    })),
  });
}

/** Firebase names its licence (Apache-2.0) in its files but does not include the text; TypeScript includes it. */
function apacheLicence(name, type) {
  if (type !== 'Apache-2.0') throw new Error(`The package ${name} has no text of its licence.`);
  const folder = path.dirname(require.resolve('typescript/package.json'));
  return readFileSync(path.join(folder, 'LICENSE.txt'), 'utf8');
}

/** The modules that an area takes from the shell: never a copy of its own, and never a version outside the range. */
function consumedModules() {
  return Object.fromEntries(
    Object.entries(platformModules()).map(([key, { requiredVersion }]) => [
      key,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}

/** Publishes what this shell offers to the areas (`/platform.json`), for the release gate and for older shells. */
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

/** Publishes the services that the documents of a build show (`/services.json`), so that admins can compare. */
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
