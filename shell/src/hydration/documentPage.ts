/** What `data-page` of #root names: the path that a document was prerendered for, or this. */
export const neutralPage = 'neutral';

/** The document of an address that nothing stands at. */
export const missingPage = '/404';

export const rootId = 'root';
