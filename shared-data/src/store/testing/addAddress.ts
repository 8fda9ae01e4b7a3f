/** Adds the `location` that Node lacks: a certificate states its origin as the issuer. */
export function addAddress(): void {
  if ('location' in globalThis) return;
  Object.assign(globalThis, { location: { origin: 'https://portal.example' } });
}
