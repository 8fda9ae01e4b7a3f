// Gives every styled part a name of its own, made from its file and its variable. Counted up as they
// are evaluated, the names would differ between the build that prerenders and the one that takes over.
// To a minifier a template is text: its indentation and its comments go here.
const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const path = require('node:path');

/** Within a template: to CSS it is all one space. */
const indentation = /\n\s+/g;
/** On lines of its own, and nothing that is said to a bundler. */
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
 * Where a file is, from the name of its package on: the same in whatever repository the package is.
 * @param {string} file
 */
function pathInPackage(file) {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const { name } = require(path.join(folder, 'package.json'));
  return [name, ...path.relative(folder, file).split(path.sep)].join('/');
}
