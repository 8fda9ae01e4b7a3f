/** What `data-page` of #root names: the path that a document was prerendered for, or this. */
export const neutralPage = 'neutral';

export const rootId = 'root';
