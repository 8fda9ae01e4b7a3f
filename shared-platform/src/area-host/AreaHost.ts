import { createContext } from 'react';

export interface AreaHostValue {
  /**
   * Called when the code of a page could not be loaded. Resolves to whether a newer build is taken over, in
   * which case the caller is about to be replaced.
   */
  onLoadFailure: (error: unknown) => Promise<boolean>;
  /** Called when a page threw and an error boundary of the area shows it. */
  onCrash: (error: unknown) => void;
  /** Called when one entry of a list threw and is left out: its record is at fault, not the build. Missing in an older shell. */
  onEntryCrash?: (error: Error) => void;
  /** The element marked as the page's `main`. An older shell keeps it around the whole area. */
  main?: {
    /** The target of the skip link. */
    id: string;
    /** Removes the mark from the shell's element, for an area that marks only its work. Returns what restores it. */
    take: () => () => void;
  };
}

/** What the shell does for the area that it shows. The default does nothing: it serves a standalone area. */
export const AreaHost = createContext<AreaHostValue>({
  onLoadFailure: () => Promise.resolve(false),
  onCrash: () => undefined,
});
