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
