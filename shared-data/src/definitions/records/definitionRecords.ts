import type { DefinitionRecords } from 'shared-model';
import type { RecordsFeature } from '../../store/RecordsContext';
import { lazyDefinitions } from '../lazyDefinitions';

export const definitionRecords: RecordsFeature<DefinitionRecords> = {
  open: (context) =>
    lazyDefinitions(async () => (await import('./openDefinitions')).openDefinitions(context)),
};
