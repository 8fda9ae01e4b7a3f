import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom, with the platform's own functions that every browser has and jsdom lacks. */
export default class PortalEnvironment extends JSDOMEnvironment {
  override async setup() {
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
}
