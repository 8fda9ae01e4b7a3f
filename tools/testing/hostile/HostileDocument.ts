import type { Fields, Path } from '../../../shared-data/src/documents/Documents';

/** A document of a hostile record, as it is stored. */
export type HostileDocument = readonly [path: Path, fields: Fields];
