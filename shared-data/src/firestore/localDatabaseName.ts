/** Of what the live store keeps on the device itself. */
export const localDatabaseName = 'village-council-live';
