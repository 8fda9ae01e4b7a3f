import { pageCode } from '../routing/pageCode';

/** Part of the document of an unknown address; fetched where the page is rendered anew. */
export const drawingCode = pageCode(
  async () => (await import(/* webpackChunkName: "drawings" */ './LostDrawing')).LostDrawing,
);
