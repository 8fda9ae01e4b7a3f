import { createContext } from 'react';

export interface AreaHostValue {
  /**
   * The code of a page could not be had. Resolves to whether a newer build is taken over, in which case the
   * asker is about to be replaced.
   */
  onLoadFailure: (error: unknown) => Promise<boolean>;
  /** A page threw, and a boundary of the area shows so. */
  onCrash: (error: unknown) => void;
  /** The place that is marked as the page's `main`. An older shell keeps it around the whole area. */
  main?: {
    /** Where the skip link leads. */
    id: string;
    /** Takes the mark from the shell's own place, for an area that gives it to its work alone. Returns what gives it back. */
    take: () => () => void;
  };
}

/** What the shell does for the area that it shows. Nothing, where an area runs without it. */
export const AreaHost = createContext<AreaHostValue>({
  onLoadFailure: () => Promise.resolve(false),
  onCrash: () => undefined,
});
