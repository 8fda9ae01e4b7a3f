/** Drafts are kept in this browser, whatever the store. */
export const positionDraftTables = { positionDrafts: 'owner' };
