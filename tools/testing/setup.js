require('@testing-library/jest-dom');
const { addMissingPlatform } = require('./addMissingPlatform');

expect.extend({
  // Loaded on demand: axe takes longer to load than most tests take to run.
  toHaveNoViolations(results) {
    // A rule that throws finds nothing, and axe lists it among those that a person has to check.
    const failed = results.incomplete.filter(({ error }) => error);
    if (failed.length > 0) {
      const lines = failed.map(({ id, error }) => `${id}: ${error.message}`);
      return { pass: false, message: () => `axe could not check:\n${lines.join('\n')}` };
    }
    return require('jest-axe').toHaveNoViolations.toHaveNoViolations(results);
  },
});

if (typeof window !== 'undefined') {
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    // How long a test waits for what it expects: a wait that succeeds costs nothing, and a slow machine needs more
    // than the usual second for what a component loads.
    asyncUtilTimeout: 30_000,
    // While a test waits for something, each failed attempt would print the whole page; only the last one
    // does.
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? new Error(message ?? '')
        : getElementError(message, container),
  });
  addMissingPlatform(window);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
