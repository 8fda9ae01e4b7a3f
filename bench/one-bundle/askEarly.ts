/**
 * Replaces the shell's module of the same name in the one bundle: at an area's address, the area's chunks load together
 * with the portal's code. There is no registry and no manifest to request.
 * @param chunks for any area, or for the one named before a colon: 'user:/assets/user-area.js'
 */
export function askEarly(chunks: readonly string[]): void {
  const area = /^\/(user|staff|admin)(\/|$)/.exec(location.pathname)?.[1];
  if (!area) return;
  for (const chunk of chunks) {
    const [file = '', owner] = chunk.split(':').reverse();
    if (owner !== undefined && owner !== area) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: file });
    document.head.append(link);
  }
}
