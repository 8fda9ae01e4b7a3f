/**
 * Set on `<html>` by the first script of a document, where the browser is within the promise. Without it,
 * scripts switched off included, the document says so (`BelowFloorNotice`) and stays what it is.
 */
const mark = 'enough';

export const markAsEnough = ({ dataset }: HTMLElement) => (dataset[mark] = '');

export const isMarkedAsEnough = ({ dataset }: HTMLElement) => mark in dataset;

/** CSS selectors. */
export const enough = `:root[data-${mark}]`;
export const belowFloor = `:root:not([data-${mark}])`;

/**
 * Whether this browser is one of those that the portal promises to work in (docs/browsers.md): Chrome from
 * 88 on has both, Firefox from 98, Safari from 15.4. One that is older still does not even get here: it
 * cannot read the script.
 */
export function isWithinPromise(): boolean {
  return 'HTMLDialogElement' in globalThis && CSS.supports('aspect-ratio', '1');
}
