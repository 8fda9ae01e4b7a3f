import { useEffect } from 'react';

/** Reads once, when the page is there, what the council says of itself now: for a page that opens no records. */
export function useLatestCouncil(): void {
  useEffect(() => {
    // The pages beside it, of the same chunk, show what is known already.
    import(/* webpackChunkName: "refresh-council" */ './refreshCouncil')
      .then(({ refreshCouncil }) => refreshCouncil())
      .catch((error: unknown) => {
        console.warn("The council's settings could not be read", error);
      });
  }, []);
}
