import type { LiveFeature } from '../../firestore/LiveFeature';
import { outboxTablesOf } from '../../outbox/firestore/outboxRow';
import type { DraftRecords } from '../SavedDraft';
import { draftTables } from '../draftTables';
import { localDrafts } from '../localDrafts';

/** Drafts are nobody's business but the citizen's: they stay in this browser. */
export const draftsOnFirestore: LiveFeature<DraftRecords> = {
  tables: draftTables,
  open: ({ local, now, guarded }) =>
    localDrafts({ db: local, now, guarded, submitted: outboxTablesOf(local).submissions }),
};
