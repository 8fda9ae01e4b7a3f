type Loaders = Record<string, () => Promise<unknown>>;

/**
 * Starts fetching the page that the address names (`/<area>/<page>`), so that its code comes together
 * with that of the frame around it, and not after it. A page fails by itself where it is shown.
 */
export function fetchOpenPage(loaders: Loaders, path = location.pathname): void {
  // An address in another language has that in front.
  const page = path.replace(/^\/[a-z]{2}(?=\/)/, '').split('/')[2] ?? '';
  if (Object.hasOwn(loaders, page)) loaders[page]?.().catch(() => undefined);
}
