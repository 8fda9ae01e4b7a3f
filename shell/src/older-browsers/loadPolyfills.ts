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
    // If they do not load, most of the portal still works.
    script.onload = script.onerror = () => resolve();
  });
  script.src = address;
  document.head.append(script);
}

/**
 * Whether this browser lacks one of the functions that `polyfills.ts` adds. It checks the two newest of them:
 * Chrome has had both since 120, Firefox since 125, Safari since 17 (docs/browsers.md).
 */
export function needsPolyfills(): boolean {
  return !('canParse' in URL && 'Segmenter' in Intl);
}
