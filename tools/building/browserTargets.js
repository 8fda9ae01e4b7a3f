// The browsers that the portal is built for, from `browserslist` in package.json, which lint reads as
// well. docs/browsers.md has the reasons for the list.
const browserslist = require('browserslist');

/** The names in the build tools. A browser that they do not know (Samsung Internet) is based on Chromium. */
const engines = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The lowest version of each engine that the portal promises, such as `{ chrome: '90', safari: '15.4' }`.
 * @returns {Record<string, string>}
 */
function browserTargets() {
  /** @type {Record<string, string>} */
  const lowest = {};
  for (const browser of browserslist(undefined, { path: __dirname })) {
    const [name = '', range = ''] = browser.split(' ');
    const engine = engines[/** @type {keyof typeof engines} */ (name)];
    const version = range.split('-')[0] ?? '';
    if (engine && (!lowest[engine] || Number(version) < Number(lowest[engine]))) {
      lowest[engine] = version;
    }
  }
  return lowest;
}

/** The same in the format of esbuild: `['chrome90', 'safari15.4']`. */
function esbuildTargets() {
  return Object.entries(browserTargets()).map(([engine, version]) => `${engine}${version}`);
}

module.exports = { browserTargets, esbuildTargets };
