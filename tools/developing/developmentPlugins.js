// The additional plugins of the development servers: React Refresh, type errors in the overlay, and
// a check of the versions of the shared modules in a standalone area.
// webpack.shared.js loads this file in development only.
const path = require('node:path');
const { NormalModuleReplacementPlugin, WebpackError } = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const ForkTsCheckerWebpackPlugin = require('fork-ts-checker-webpack-plugin');

const { platformModules } = require('../../platform');

const root = path.resolve(__dirname, '../..');

/** Keeps the state of the page when a component is edited. webpack-dev-server shows the errors. */
function refreshPlugin() {
  return new ReactRefreshPlugin({ include: /\.tsx?$/, esModule: true, overlay: false });
}

/** Lets an area in a shell use the shell's runtime of React Refresh. */
function useRefreshOfShell() {
  return new NormalModuleReplacementPlugin(
    /react-refresh[\\/]runtime(\.js)?$/,
    path.join(__dirname, 'shellRefreshRuntime.js'),
  );
}

/**
 * Checks types in a separate process beside the build, and shows the errors in the overlay.
 * @param {string} [directory] limits the check to an application and its imports; by default all four
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
 * A standalone area has its own copies of the shared modules. This warns if one of them has another version than in the
 * shell, because the area would then behave differently from what visitors get.
 */
class SharedVersionsPlugin {
  /** @param {Record<string, string>} versions those of the shell, by package name */
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

/** Checks that a standalone area has the versions that it gets in the shell. */
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
