import type { RecordsFeature } from '../../store/RecordsContext';
import type { DefinitionRecords } from '../DefinitionRecords';
import { lazyDefinitions } from '../lazyDefinitions';

export const definitionRecords: RecordsFeature<DefinitionRecords> = {
  open: (context) =>
    lazyDefinitions(async () => (await import('./openDefinitions')).openDefinitions(context)),
};
