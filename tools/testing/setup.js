/* global window, afterEach, expect */
require('@testing-library/jest-dom');
const { addMissingPlatform } = require('./addMissingPlatform');

expect.extend({
  // Loaded on demand: axe takes longer to load than most tests take to run.
  toHaveNoViolations: (results) =>
    require('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});

if (typeof window !== 'undefined') {
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
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
