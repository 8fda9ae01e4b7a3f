import {
  answersOf,
  applicationTextFields,
  formOnRecord,
  ids,
  timeOnRecord,
  type DraftKey,
  type SavedDraft,
  type UserId,
} from 'shared-model';
import * as v from 'valibot';
import type { Documents, Path } from '../documents/Documents';
import { where } from '../documents/query';
import type { StoredDocument } from '../documents/StoredDocument';
import { dropWithContents } from '../files/contents';

/** The citizen's id for their one application, `answerKey` for the answer to a return. */
const draftKey: v.GenericSchema<string, DraftKey> = v.string();
const draftId: v.GenericSchema<string, SavedDraft['id']> = v.string();

/** A draft as this device keeps it; the contents of its documents are documents of their own. */
export const draftSchema = v.object({
  owner: draftKey,
  id: draftId,
  ...applicationTextFields,
  updatedAt: timeOnRecord,
  /** In the order in which they were chosen. */
  documents: v.array(v.object({ id: ids.document, name: v.string(), type: v.string() })),
  form: formOnRecord,
  revision: v.optional(v.string()),
});

export type DraftRow = v.InferOutput<typeof draftSchema>;

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
