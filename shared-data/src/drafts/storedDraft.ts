import {
  answersOf,
  type ApplicationText,
  type DocumentId,
  type DraftKey,
  type FilledForm,
  type IsoTime,
  type SavedDraft,
  type UserId,
} from 'shared-model';
import type { Documents, Path } from '../documents/Documents';
import { where } from '../documents/query';
import type { StoredDocument } from '../documents/StoredDocument';
import { dropWithContents } from '../files/contents';

/** A draft as this device keeps it; the contents of its documents are documents of their own. */
export interface DraftRow extends ApplicationText {
  owner: DraftKey;
  id: SavedDraft['id'];
  updatedAt: IsoTime;
  /** In the order in which they were chosen. */
  documents: { id: DocumentId; name: string; type: string }[];
  form?: FilledForm | undefined;
  revision?: string | undefined;
}

const drafts: Path = 'drafts';

/** The key of an answer has slashes. */
export function draftAt(key: DraftKey): Path {
  return `${drafts}/${encodeURIComponent(key)}`;
}

/** The drafts whose keys begin like this. */
export function findDrafts(
  documents: Pick<Documents, 'query'>,
  prefix: string,
): Promise<readonly StoredDocument[]> {
  return documents.query({
    collection: drafts,
    filters: [where('owner', '>=', prefix), where('owner', '<', `${prefix}\uffff`)],
  });
}

/** Deletes all unsent drafts of a citizen. */
export function dropDraftsOf(documents: Documents, uid: UserId): Promise<void> {
  return documents.transact(async (transaction) => {
    const own = await transaction.get(draftAt(uid));
    const answers = await findDrafts(documents, answersOf(uid));
    for (const draft of [own, ...answers]) dropWithContents(transaction, draft);
  });
}
