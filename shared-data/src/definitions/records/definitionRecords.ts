import type { DefinitionRecords } from 'shared-model';
import { lazyRecords } from '../../store/lazyRecords';
import type { RecordsFeature } from '../../store/RecordsContext';

export const definitionRecords: RecordsFeature<DefinitionRecords> = {
  open: (context) =>
    lazyRecords<DefinitionRecords>(
      {
        watchVersion: 'watch',
        watchVersions: 'watch',
        watchDesign: 'watch',
        saveDraft: 'act',
        discardDraft: 'act',
        publish: 'act',
      },
      async () => (await import('./openDefinitions')).openDefinitions(context),
    ),
};
