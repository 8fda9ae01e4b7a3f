/* global window, afterEach, expect */
require('@testing-library/jest-dom');
const { addMissingPlatform } = require('./addMissingPlatform');

expect.extend({
  // Loaded by those that ask: axe weighs more than most tests do.
  toHaveNoViolations: (results) =>
    require('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});

if (typeof window !== 'undefined') {
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    // While a test waits for something, each look in vain would write down the whole page; the last one does.
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
