/**
 * Fetches a script that will be run soon.
 * @param crossOrigin as it will be asked for, so that it is not fetched twice
 */
export function preloadScript(href: string, crossOrigin: 'anonymous' | null = null): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, crossOrigin });
  const isAsked = [...document.head.querySelectorAll('link')].some(
    (asked) => asked.href === link.href,
  );
  if (!isAsked) document.head.append(link);
}
