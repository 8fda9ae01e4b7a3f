/** Name of the database of the device's records. */
export const databaseName = 'village-council';
