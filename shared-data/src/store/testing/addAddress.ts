/** Node has no address of a page, which a certificate states as its issuer. */
export function addAddress(): void {
  if ('location' in globalThis) return;
  Object.assign(globalThis, { location: { origin: 'https://portal.example' } });
}
