// A webpack loader for tests: compiles a file as if it had been edited.
module.exports = function editSource(source) {
  const { replacements } = this.getOptions();
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${this.resourcePath} has no '${from}'.`);
    return text.replace(from, () => to);
  }, source);
};
