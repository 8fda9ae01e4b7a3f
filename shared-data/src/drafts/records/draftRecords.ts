import type { DraftRecords } from 'shared-model';
import { fetchOnce } from '../../async/fetchOnce';
import type { RecordsFeature } from '../../store/RecordsContext';
import { draftAt } from '../storedDraft';

/** Drafts are private to the citizen: they stay in this browser. Their code loads when there is one. */
export const draftRecords: RecordsFeature<DraftRecords> = {
  open({ local, acts, now, guarded, traits: { submitted } }) {
    const drafts = fetchOnce(async () => {
      const [{ localDrafts }, { documents }] = await Promise.all([acts(), local.open()]);
      return localDrafts({ documents, now, guarded, submitted });
    });
    return {
      async find(key) {
        const kept = await local.openKept();
        const draft = await guarded(async () => kept?.documents.get(draftAt(key)));
        return draft?.exists ? (await drafts()).find(key) : undefined;
      },
      revision: async (key) => ((await local.openKept()) ? (await drafts()).revision(key) : null),
      replace: async (...kept) => (await drafts()).replace(...kept),
      keepText: async (...kept) => (await drafts()).keepText(...kept),
      keepDocument: async (...kept) => (await drafts()).keepDocument(...kept),
      dropDocument: async (...dropped) => (await drafts()).dropDocument(...dropped),
      async discard(key) {
        if (await local.openKept()) await (await drafts()).discard(key);
      },
    };
  },
};
