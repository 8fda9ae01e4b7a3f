// Compiles a catalogue (`i18n/en.ts`, a default export of ICU messages) into the format that Lingui reads at run time,
// so that no message parser is shipped to the browser.
const { transformSync } = require('@swc/core');
const { compileMessage } = require('@lingui/message-utils/compileMessage');

/**
 * @param {string} source
 * @returns {string}
 */
module.exports = function compileWords(source) {
  const { code } = transformSync(source, { module: { type: 'commonjs' } });
  const catalogue = { exports: {} };
  new Function('module', 'exports', code)(catalogue, catalogue.exports);
  const compiled = Object.fromEntries(
    Object.entries(catalogue.exports.default).map(([key, message]) => [
      key,
      compileMessage(message),
    ]),
  );
  return `export default ${JSON.stringify(compiled)};`;
};
