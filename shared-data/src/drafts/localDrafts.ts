import type { Dexie, Table } from 'dexie';
import { array, object, string, type GenericSchema } from 'valibot';
import {
  applicationTextFields,
  applicationTextOf,
  emptyText,
} from '../applications/applicationText';
import { formOf } from '../applications/filledForm';
import { formOnRecord } from '../applications/applicationSchema';
import { readDocument } from '../files/readDocument';
import { parseRecord } from '../store/parseRecord';
import type { DraftDocument, DraftRecords, SavedDraft } from './SavedDraft';
import type { ApplicationId, UserId } from '../store/kinds';
import { draftTablesOf, dropDraft, type DraftRow } from './draftTables';

const draftSchema: GenericSchema<unknown, DraftRow> = object({
  owner: string(),
  id: string(),
  ...applicationTextFields,
  updatedAt: string(),
  documents: array(object({ id: string(), name: string(), type: string() })),
  form: formOnRecord,
});

interface KeepingDrafts {
  db: Dexie;
  now: () => Date;
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
  /** Where a draft is once it was submitted; what has its id there is a draft no more. */
  submitted: Table<unknown, string>;
}

/** The drafts' part of the port. Whatever the store, they stay in this browser. */
export function localDrafts({ db, now, guarded, submitted }: KeepingDrafts): DraftRecords {
  const { drafts, contents } = draftTablesOf(db);

  async function rowOf(uid: UserId) {
    const row = await drafts.get(uid);
    return row && parseRecord(draftSchema, 'draft', row);
  }

  /** The draft to add to: empty where there is none of this id yet. */
  async function rowToChange(owner: UserId, id: ApplicationId): Promise<DraftRow> {
    const row = await rowOf(owner);
    if (row?.id === id) return row;
    await dropDraft(db, owner);
    return { owner, id, ...emptyText, documents: [], updatedAt: '' };
  }

  const put = (row: DraftRow) => drafts.put({ ...row, updatedAt: now().toISOString() });

  const changing = (change: () => Promise<unknown>) =>
    guarded(async () => {
      await db.transaction('rw', drafts, contents, change);
    });

  async function find(uid: UserId): Promise<SavedDraft | undefined> {
    const row = await rowOf(uid);
    if (!row) return undefined;
    // The page was closed between submitting and discarding.
    if (await submitted.get(row.id)) {
      await dropDraft(db, uid);
      return undefined;
    }
    const stored = await contents.where('owner').equals(uid).toArray();
    const documents = row.documents.flatMap(({ id, name, type }): DraftDocument[] => {
      const bytes = stored.find((content) => content.id === id)?.bytes;
      return bytes ? [{ id, file: new File([bytes], name, { type }) }] : [];
    });
    const { id, updatedAt } = row;
    return { id, ...applicationTextOf(row), ...formOf(row), updatedAt, documents };
  }

  return {
    find: (uid) =>
      guarded(() => db.transaction('rw', drafts, contents, submitted, () => find(uid))),
    keepText: (uid, text) =>
      changing(async () => {
        const row = await rowToChange(uid, text.id);
        return put({ ...row, ...applicationTextOf(text), form: text.form });
      }),
    keepDocument: (uid, draftId, { id, file }) =>
      guarded(async () => {
        const bytes = await readDocument(file, 0, () => undefined);
        await changing(async () => {
          const row = await rowToChange(uid, draftId);
          const documents = row.documents.filter((document) => document.id !== id);
          await contents.put({ owner: uid, id, bytes });
          await put({
            ...row,
            documents: [...documents, { id, name: file.name, type: file.type }],
          });
        });
      }),
    dropDocument: (uid, documentId) =>
      changing(async () => {
        const row = await rowOf(uid);
        if (!row) return;
        await contents.delete([uid, documentId]);
        await put({ ...row, documents: row.documents.filter(({ id }) => id !== documentId) });
      }),
    discard: (uid) => changing(() => dropDraft(db, uid)),
  };
}
