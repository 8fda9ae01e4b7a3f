import { pageCode } from '../routing/pageCode';

/** Part of the document of an unknown address; its code is fetched only to render the page on the client. */
export const waysOnCode = pageCode(
  async () => (await import(/* webpackChunkName: "ways-on" */ './WaysOn')).WaysOn,
);
