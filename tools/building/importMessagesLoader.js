// Writes out what `import(`./${language}`)` of a catalogue can mean: the languages beside its English, each in a chunk
// of its own. webpack's own way to do that weighs 200 bytes more for each catalogue. Records that a catalogue brings
// along (`import(`../records/${language}.json`)`) are in the same chunks; nothing where there are none in a language.
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

/** Catalogues that are on the screen together come together, by the first of these that a folder of theirs ends with. */
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
