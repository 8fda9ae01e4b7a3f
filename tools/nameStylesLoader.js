// Gives every styled part a name of its own, made from its file and its variable. Counted up as they
// are evaluated, the names would differ between the build that prerenders and the one that takes over.
const { createHash } = require('node:crypto');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
/** Within a template: to CSS it is all one space. */
const indentation = /\n\s+/g;
const styledPart = /\b(?:const|let|var) (?<name>\w+) = styled(?:\.\w+|\([\w.]+\))(?=`)/g;

module.exports = function nameStyles(source) {
  const file = path.relative(root, this.resourcePath).split(path.sep).join('/');
  if (!/from ['"]styled-components['"]/.test(source)) return source;
  return source.replace(indentation, '\n').replace(styledPart, (found, name) => {
    const hash = createHash('sha256').update(`${file} ${name}`).digest('base64url');
    return `${found}.withConfig({componentId:"s${hash.replace(/\W/g, '').slice(0, 6)}"})`;
  });
};
