type Loaders = Record<string, () => Promise<unknown>>;

/**
 * Starts to import the page of the current address (`/<area>/<page>`), so that its code loads together with
 * that of the frame around it, and not after it. An error is shown later, where the page is rendered.
 */
export function fetchOpenPage(loaders: Loaders, path = location.pathname): void {
  // In another language the path begins with the language.
  const page = path.replace(/^\/[a-z]{2}(?=\/)/, '').split('/')[2] ?? '';
  if (Object.hasOwn(loaders, page)) loaders[page]?.().catch(() => undefined);
}
