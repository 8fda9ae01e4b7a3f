/* global window, afterEach */
require('@testing-library/jest-dom');
require('jest-axe/extend-expect');
const { addMissingPlatform } = require('./addMissingPlatform');

if (typeof window !== 'undefined') {
  addMissingPlatform(window);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
