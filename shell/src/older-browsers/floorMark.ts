/**
 * Set on `<html>` by the first script of a document if the portal supports the browser. Without it, for example
 * when scripts are switched off, the document shows a notice (`BelowFloorNotice`) and stays as it is.
 */
const mark = 'enough';

export const markAsEnough = ({ dataset }: HTMLElement) => (dataset[mark] = '');

export const isMarkedAsEnough = ({ dataset }: HTMLElement) => mark in dataset;

/** CSS selectors. */
export const enough = `:root[data-${mark}]`;
export const belowFloor = `:root:not([data-${mark}])`;

/**
 * Whether the portal promises to work in this browser (docs/browsers.md): Chrome from 88 on has both features,
 * Firefox from 98, Safari from 15.4. Even older browsers do not get here: they cannot parse the script.
 */
export function isWithinPromise(): boolean {
  return 'HTMLDialogElement' in globalThis && CSS.supports('aspect-ratio', '1');
}
