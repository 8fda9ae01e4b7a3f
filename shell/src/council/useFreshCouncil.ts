import { useEffect } from 'react';

/**
 * Updates the council's details in this browser from the records, where the records are needed anyway.
 * @param isWanted whether the records may be opened now
 */
export function useFreshCouncil(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    // A login screen must not load this code.
    import(/* webpackChunkName: 'signed-in' */ './followCouncil')
      .then(({ followCouncil }) => followCouncil(ended.signal))
      .catch((error: unknown) => {
        console.warn("The council's settings could not be read", error);
      });
    return () => ended.abort();
  }, [isWanted]);
}
