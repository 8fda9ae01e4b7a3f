const { webcrypto } = require('node:crypto');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with functions of the platform that every browser has and jsdom lacks. */
module.exports = class PortalEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { crypto, Uint8Array: PageBytes } = this.global;
    Object.assign(this.global, {
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
      TextDecoder,
      CryptoKey: webcrypto.CryptoKey,
      // Returns the page's own Uint8Array, as in a browser: libraries check `instanceof Uint8Array`.
      TextEncoder: class extends TextEncoder {
        encode(text) {
          return new PageBytes(super.encode(text));
        }
      },
    });
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  }
};
