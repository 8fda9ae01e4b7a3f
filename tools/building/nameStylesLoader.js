// Gives every styled component a name made from its file and its variable. The default names are numbered in the order
// of evaluation, and would differ between the prerendering build and the build that hydrates. Also removes indentation
// and comments from templates, which a minifier keeps because they are text. It saves no bytes: the names take 0.1 KiB
// more of the shell's script than the rest saves.
const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const path = require('node:path');

/** Indentation within a template: CSS treats it as a single space. */
const indentation = /\n\s+/g;
/** A comment on lines of its own, but no instruction to a bundler. */
const comment = /\n\s+\/\* (?!webpack|[@#])[^]*?\*\/(?=\n)/g;
const styledPart = /\b(?:const|let|var) (?<name>\w+) = styled(?:\.\w+|\([\w.]+\))(?=`)/g;

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function nameStyles(source) {
  if (!/from ['"]styled-components['"]/.test(source)) return source;
  const file = pathInPackage(this.resourcePath);
  const lean = source.replace(comment, '').replace(indentation, '\n');
  return lean.replace(styledPart, (found, name) => {
    const hash = createHash('sha256').update(`${file} ${name}`).digest('base64url');
    return `${found}.withConfig({componentId:"s${hash.replace(/\W/g, '').slice(0, 6)}"})`;
  });
};

/**
 * The path of a file, starting with the name of its package: so it is the same in whatever repository the
 * package is.
 * @param {string} file
 */
function pathInPackage(file) {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const { name } = require(path.join(folder, 'package.json'));
  return [name, ...path.relative(folder, file).split(path.sep)].join('/');
}
