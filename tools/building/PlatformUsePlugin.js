// Writes into an area's manifest what its code uses of the shell: the version of the remote API, and for each shared
// module the names that remain after tree shaking. With these, the gate and the shell detect a build that does not fit
// the shell although the version numbers match.
const { Compilation, sources } = require('webpack');
const { platformModules, remoteApiVersion } = require('../../platform');

const manifestFile = 'mf-manifest.json';

class PlatformUsePlugin {
  /** @param modules the modules that the shell offers, by share key */
  constructor(modules = platformModules()) {
    this.modules = modules;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PlatformUse', (compilation) => {
      let names = {};
      let colors = [];
      // At this point the content of the chunks is known; later, modules are concatenated and lose their
      // connections.
      compilation.hooks.optimizeModules.tap('PlatformUse', () => {
        names = findUsedNames(compilation);
        colors = findUsedColors(compilation);
        for (const problem of findUnlisted(names, this.modules)) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
      // Runs after the manifest has been written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PlatformUse', stage }, () => {
        compilation.updateAsset(manifestFile, (source) => {
          const manifest = JSON.parse(source.source().toString());
          const platform = { remoteApi: remoteApiVersion, names, colors };
          return new sources.RawSource(JSON.stringify({ ...manifest, platform }));
        });
      });
    });
  }
}

/** By share key: the exports that the modules in the chunks use. */
function findUsedNames(compilation) {
  const { modules, moduleGraph, chunkGraph } = compilation;
  const used = {};
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    const names = new Set();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      const isBuiltIn = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
      if (!dependency || !isBuiltIn || !connection.isTargetActive(undefined)) continue;
      for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
        const [name = '*'] = Array.isArray(reference) ? reference : reference.name;
        names.add(name);
      }
    }
    if (names.size > 0) used[module.options.shareKey] = [...names].sort();
  }
  return used;
}

/** The theme colours that modules in the chunks use: `theme.color.ink`, and both colours of a tone. */
function findUsedColors({ modules, chunkGraph }) {
  const used = new Set();
  for (const module of modules) {
    const source = module.originalSource?.()?.source();
    if (typeof source !== 'string' || chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const [, name] of source.matchAll(/\btheme\.color\.(\w+)/g)) used.add(name);
    for (const [, tone] of source.matchAll(/\btone: *["'](\w+)["']/g)) {
      used.add(tone).add(`${tone}Ground`);
    }
  }
  return [...used].sort();
}

/** A message for each used name that platform.js does not list: no shell would offer it. */
function findUnlisted(used, modules) {
  return Object.entries(used).flatMap(([key, names]) =>
    names
      .filter(
        (name) => !modules[key]?.names.includes(name) && (name !== '*' || modules[key].isNarrowed),
      )
      .map((name) => `'${name}' of ${key} is used, and platform.js does not list it.`),
  );
}

module.exports = { PlatformUsePlugin };
