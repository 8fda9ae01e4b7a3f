declare global {
  /** Settles when the polyfills have run, or did not arrive; undefined where they are not needed. */
  var portalPolyfills: Promise<void> | undefined;
}

/**
 * Fetches the polyfills; the portal is not opened before they have run (`openPortal`).
 * @param address of the script, from the build
 */
export function loadPolyfills(address: string): void {
  const script = document.createElement('script');
  globalThis.portalPolyfills = new Promise((resolve) => {
    // Where they do not arrive, most of the portal works all the same.
    script.onload = script.onerror = () => resolve();
  });
  script.src = address;
  document.head.append(script);
}
