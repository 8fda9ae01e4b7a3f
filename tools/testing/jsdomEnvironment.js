const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the platform's own functions that every browser has and jsdom lacks. */
module.exports = class PortalEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
    });
  }
};
