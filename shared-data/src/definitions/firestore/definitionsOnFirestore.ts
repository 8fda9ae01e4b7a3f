import type { LiveFeature } from '../../firestore/LiveFeature';
import type { DefinitionRecords } from '../DefinitionRecords';
import { lazyDefinitions } from '../lazyDefinitions';

export const definitionsOnFirestore: LiveFeature<DefinitionRecords> = {
  open: (context) =>
    lazyDefinitions(async () => (await import('./openDefinitions')).openDefinitions(context)),
};
