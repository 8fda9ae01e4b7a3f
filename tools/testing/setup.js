/* global window, afterEach, expect */
require('@testing-library/jest-dom');
const { addMissingPlatform } = require('./addMissingPlatform');

expect.extend({
  // Loaded by those that ask: axe weighs more than most tests do.
  toHaveNoViolations: (results) =>
    require('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});

if (typeof window !== 'undefined') {
  addMissingPlatform(window);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
