import { pageCode } from '../routing/pageCode';

/** Part of the document of an unknown address; fetched where the page is rendered anew. */
export const waysOnCode = pageCode(
  async () => (await import(/* webpackChunkName: "ways-on" */ './WaysOn')).WaysOn,
);
