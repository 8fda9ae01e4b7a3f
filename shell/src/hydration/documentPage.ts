/** The value of `data-page` of #root in the neutral document; in others it is the path they were prerendered for. */
export const neutralPage = 'neutral';

/** The document for an address without a page. */
export const missingPage = '/404';

export const rootId = 'root';
