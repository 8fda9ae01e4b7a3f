const { WebpackError } = require('webpack');

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

module.exports = { SharedVersionsPlugin };
