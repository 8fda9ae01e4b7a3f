import type { ComponentType } from 'react';
import { withMessages } from 'shared-ui';

/** The code of a page that is fetched when the page is opened. */
export interface PageCode<P extends object = object> {
  /** Fetches it. A failure is not cached: the next call tries again. */
  load: () => Promise<ComponentType<P>>;
  /** The page, once its code is loaded. */
  now: () => ComponentType<P> | undefined;
}

/** @param fetchPage imports the page's module and takes the component from it */
export function pageCode<P extends object>(
  fetchPage: () => Promise<ComponentType<P>>,
): PageCode<P> {
  let page: ComponentType<P> | undefined;
  return {
    async load() {
      page = await withMessages(fetchPage());
      return page;
    },
    now: () => page,
  };
}
