// What the development servers have besides the builds: React Refresh, type errors in the overlay, and
// the versions of the shared modules in an area alone.
// Required by webpack.shared.js in development only.
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const ForkTsCheckerWebpackPlugin = require('fork-ts-checker-webpack-plugin');

const { platformModules } = require('../../platform');
const { SharedVersionsPlugin } = require('./SharedVersionsPlugin');

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

/** Whether an area alone runs with the versions that it gets in the shell. */
function sameSharedVersions() {
  const versions = Object.entries(platformModules()).map(([key, { version }]) => {
    const [scope, name] = key.split('/');
    return [key.startsWith('@') ? `${scope}/${name}` : scope, version];
  });
  return new SharedVersionsPlugin(Object.fromEntries(versions));
}

module.exports = { refreshPlugin, useRefreshOfShell, typeChecker, sameSharedVersions };
