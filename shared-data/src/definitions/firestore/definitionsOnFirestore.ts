import type { LiveFeature } from '../../firestore/LiveFeature';
import type { DefinitionRecords } from '../DefinitionRecords';
import { definitionsWhenAsked } from '../definitionsWhenAsked';

export const definitionsOnFirestore: LiveFeature<DefinitionRecords> = {
  open: (context) =>
    definitionsWhenAsked(async () => (await import('./openDefinitions')).openDefinitions(context)),
};
