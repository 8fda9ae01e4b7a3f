/**
 * Has the polyfills run before the portal's own script. A script that is added by other means than
 * `document.write` would not be waited for. Only while the document is being read.
 * @param address of the script, from the build
 */
export function loadPolyfills(address: string): void {
  document.write(`<script src="${address}"></script>`);
}
