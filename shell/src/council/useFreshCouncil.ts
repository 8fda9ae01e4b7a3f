import { useEffect } from 'react';

/**
 * Keeps what the browser knows of the council in step with the records, where they are wanted anyway.
 * @param isWanted whether the records may be opened for it now
 */
export function useFreshCouncil(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    // Its code has no place on a login screen.
    import(/* webpackChunkName: 'signed-in' */ './followCouncil')
      .then(({ followCouncil }) => followCouncil(ended.signal))
      .catch((error: unknown) => {
        console.warn("The council's settings could not be read", error);
      });
    return () => ended.abort();
  }, [isWanted]);
}
