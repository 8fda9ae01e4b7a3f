/** Name of the database for the live store's local data. */
export const localDatabaseName = 'village-council-live';
