/** One answer that a page got over the network. */
export interface Load {
  url: string;
  /** As the DevTools protocol names it: Document, Script, Fetch, Image … */
  type: string;
  /** As received: headers and compressed body. */
  bytes: number;
  /** Milliseconds from the start of the navigation to the request. */
  at: number;
}

export const kibi = 1024;

export function bytesOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What the page asked for before it could be used. The icon of its tab ('Other') delays nobody. */
export function until(readyAt: number, loads: readonly Load[]): Load[] {
  return loads.filter(({ at, type }) => type !== 'Other' && at <= readyAt);
}

export function ofType(type: string, loads: readonly Load[]): Load[] {
  return loads.filter((load) => load.type === type);
}
