import type { LiveFeature } from '../../firestore/LiveFeature';
import type { DraftRecords } from '../SavedDraft';

/** Drafts are private to the citizen: they stay in this browser. */
export const draftsOnFirestore: LiveFeature<DraftRecords> = {
  open({ local }) {
    const drafts = async () => (await local.open()).drafts;
    return {
      find: async (uid) => (await local.openKept())?.drafts.find(uid),
      revision: async (key) => (await (await local.openKept())?.drafts.revision(key)) ?? null,
      replace: async (...kept) => (await drafts()).replace(...kept),
      keepText: async (...kept) => (await drafts()).keepText(...kept),
      keepDocument: async (...kept) => (await drafts()).keepDocument(...kept),
      dropDocument: async (...dropped) => (await drafts()).dropDocument(...dropped),
      discard: async (uid) => (await local.openKept())?.drafts.discard(uid),
    };
  },
};
