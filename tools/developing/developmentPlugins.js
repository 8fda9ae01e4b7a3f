// What the development servers have besides the builds: React Refresh, type errors in the overlay, and
// the versions of the shared modules in an area alone.
// Required by webpack.shared.js in development only.
const path = require('node:path');
const { NormalModuleReplacementPlugin, WebpackError } = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const ForkTsCheckerWebpackPlugin = require('fork-ts-checker-webpack-plugin');

const { platformModules } = require('../../platform');

const root = path.resolve(__dirname, '../..');

/** An edit of a component keeps the state of the page. Errors are shown by webpack-dev-server. */
function refreshPlugin() {
  return new ReactRefreshPlugin({ include: /\.tsx?$/, esModule: true, overlay: false });
}

/** An area in a shell uses the shell's runtime of React Refresh. */
function useRefreshOfShell() {
  return new NormalModuleReplacementPlugin(
    /react-refresh[\\/]runtime(\.js)?$/,
    path.join(__dirname, 'shellRefreshRuntime.js'),
  );
}

/**
 * Checks types beside the build, in a process of its own, and shows the errors in the overlay.
 * @param {string} [directory] of that application and what it imports; else all four
 */
function typeChecker(directory) {
  return new ForkTsCheckerWebpackPlugin({
    typescript: {
      configFile: path.join(directory ?? root, 'tsconfig.json'),
      configOverwrite: {
        include: [directory ? 'src/**/*' : '*/src/**/*'],
        exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx'],
      },
    },
  });
}

/**
 * An area alone brings shared modules of its own. Says so where one of them is not in the version that
 * the shell runs it with, because what is tried would then not be what visitors get.
 */
class SharedVersionsPlugin {
  /** @param {Record<string, string>} versions what the shell has, by the name of the package */
  constructor(versions) {
    this.versions = versions;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('SharedVersions', (compilation) => {
      compilation.hooks.afterSeal.tap('SharedVersions', () => {
        const others = new Set();
        for (const { resourceResolveData } of compilation.modules) {
          const { name, version } = resourceResolveData?.descriptionFileData ?? {};
          const wanted = this.versions[name];
          if (wanted !== undefined && version !== undefined && version !== wanted) {
            others.add(`${name} ${version}, and the shell runs it with ${wanted}`);
          }
        }
        for (const other of others) {
          compilation.warnings.push(new WebpackError(`This area alone runs with ${other}.`));
        }
      });
    });
  }
}

/** Whether an area alone runs with the versions that it gets in the shell. */
function sameSharedVersions() {
  const versions = Object.entries(platformModules()).map(([key, { version }]) => {
    const [scope, name] = key.split('/');
    return [key.startsWith('@') ? `${scope}/${name}` : scope, version];
  });
  return new SharedVersionsPlugin(Object.fromEntries(versions));
}

module.exports = {
  refreshPlugin,
  useRefreshOfShell,
  typeChecker,
  SharedVersionsPlugin,
  sameSharedVersions,
};
