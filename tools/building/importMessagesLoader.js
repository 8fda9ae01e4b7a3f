// Expands `import(`./${language}`)` in a catalogue into one import for each language beside the English file, each in
// its own chunk. webpack's own solution adds 200 bytes to each catalogue. Records that a catalogue imports in the same
// way (`import(`../records/${language}.json`)`) are in the same chunks; a language without such a file imports nothing.
const path = require('node:path');
const { readdirSync } = require('node:fs');

const dynamic = /import\(`(?<folder>\.[^`]*\/)\$\{language\}(?<ending>\.json)?`\)/g;

/**
 * @this {import('webpack').LoaderContext<{ frame: string }>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function importMessages(source) {
  const owner = path.dirname(this.resourcePath);
  const chunk = chunkName(owner, this.getOptions().frame);
  return source.replace(dynamic, (_all, folder, ending) => {
    const place = path.join(owner, folder);
    this.addContextDependency(place);
    const file = ending ? /^([a-z]{2})\.json$/ : /^(?!en\.)([a-z]{2})\.[jt]s$/;
    const imports = readdirSync(place)
      .flatMap((name) => file.exec(name)?.[1] ?? [])
      .map(
        (tag) =>
          `${tag}: () => import(/* webpackChunkName: "${chunk}-${tag}" */ '${folder}${tag}${ending ?? ''}')`,
      );
    return `({ ${imports.join(', ')} })[language]${ending ? '?.' : ''}()`;
  });
};

/** Catalogues that appear on the screen together share a chunk: the first of these groups that matches the folder. */
const groups = {
  shell: [
    ['messages', /(shell|shared-ui)\/src$/],
    ['area', /shared-auth\/src$|shared-ui\/|shell\/src\/(areas|access|newer-shell|override)$/],
  ],
  area: [
    ['login', /\/login$|\/SignInForm$|shared-ui\/src$/],
    ['area', /\/src$|\/(AreaLayout|dialog|ServiceName)$/],
  ],
};

/**
 * @param {string} folder of a catalogue: `…/shell/src/verify/i18n`
 * @param {string} frame the package that is built
 */
function chunkName(folder, frame) {
  const owner = path.dirname(folder).split(path.sep).join('/');
  const [name] =
    groups[frame === 'shell' ? 'shell' : 'area'].find(([, ends]) => ends.test(owner)) ?? [];
  return name ?? path.basename(owner);
}
