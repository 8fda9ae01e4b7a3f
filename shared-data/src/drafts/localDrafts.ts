import type { Dexie, Table } from 'dexie';
import { array, object, optional, string, type GenericSchema } from 'valibot';
import {
  applicationTextFields,
  applicationTextOf,
  emptyText,
} from '../applications/applicationText';
import { formOf } from '../applications/filledForm';
import { formOnRecord } from '../applications/applicationSchema';
import { readDocument } from '../files/readDocument';
import { DraftChangedError, StorageError } from '../store/errors';
import { parseRecord } from '../store/parseRecord';
import { timeOnRecord } from '../store/recordTime';
import { answersBeside } from './answerKey';
import type {
  DraftDocument,
  DraftKey,
  DraftRecords,
  DraftRevision,
  SavedDraft,
} from './SavedDraft';
import { isDraftLost, sawDraft } from './lostDrafts';
import { draftTablesOf, dropDraft, type DraftRow } from './draftTables';

const draftSchema: GenericSchema<unknown, DraftRow> = object({
  owner: string(),
  id: string(),
  ...applicationTextFields,
  updatedAt: timeOnRecord,
  documents: array(object({ id: string(), name: string(), type: string() })),
  form: formOnRecord,
  revision: optional(string()),
});

interface KeepingDrafts {
  db: Dexie;
  now: () => Date;
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
  /** The table of what was submitted: a draft whose id is in it is no longer a draft. */
  submitted: Table<unknown, string>;
}

/** The drafts' part of the port. With either store they stay in this browser. */
export function localDrafts({ db, now, guarded, submitted }: KeepingDrafts): DraftRecords {
  const { drafts, contents } = draftTablesOf(db);

  async function rowOf(key: DraftKey) {
    const row = await drafts.get(key);
    return row && parseRecord(draftSchema, 'draft', row);
  }

  /** Deletes draft answers to other returns of the same application: these were sent, from here or from another device. */
  async function dropEarlier(key: DraftKey) {
    const beside = answersBeside(key);
    if (beside === undefined) return;
    const keys = await drafts.where('owner').startsWith(beside).primaryKeys();
    for (const earlier of keys) if (earlier !== key) await dropDraft(db, earlier);
  }

  /** The draft to change: an empty one where there is none with this id yet. */
  async function rowToChange(owner: DraftKey, id: SavedDraft['id']): Promise<DraftRow> {
    const row = await rowOf(owner);
    if (row?.id === id) return row;
    await dropDraft(db, owner);
    await dropEarlier(owner);
    return { owner, id, ...emptyText, documents: [], updatedAt: '' };
  }

  async function put(row: DraftRow): Promise<DraftRevision> {
    const revision = crypto.randomUUID();
    await drafts.put({ ...row, revision, updatedAt: now().toISOString() });
    sawDraft(row.owner);
    return revision;
  }

  async function revisionOf(key: DraftKey): Promise<DraftRevision> {
    const row = await drafts.get(key);
    if (!row && isDraftLost(key)) throw new StorageError('StorageLostError');
    return row?.revision ?? null;
  }

  /** Changes a draft, if nobody else has changed it since `after`: another tab may show the same form. */
  const changing = (
    key: DraftKey,
    after: DraftRevision | undefined,
    change: () => Promise<DraftRevision>,
  ) =>
    guarded(() =>
      db.transaction('rw', drafts, contents, async () => {
        if (after !== undefined && after !== (await revisionOf(key))) throw new DraftChangedError();
        return change();
      }),
    );

  const read = (file: File) => readDocument(file, 0, () => undefined);

  async function find(key: DraftKey): Promise<SavedDraft | undefined> {
    const row = await rowOf(key);
    if (!row) return undefined;
    // The page was closed between submitting and discarding.
    if (await submitted.get(row.id)) {
      await dropDraft(db, key);
      return undefined;
    }
    const stored = await contents.where('owner').equals(key).toArray();
    const documents = row.documents.flatMap(({ id, name, type }): DraftDocument[] => {
      const bytes = stored.find((content) => content.id === id)?.bytes;
      return bytes ? [{ id, file: new File([bytes], name, { type }) }] : [];
    });
    const { id, updatedAt, revision = null } = row;
    sawDraft(key);
    return { id, ...applicationTextOf(row), ...formOf(row), updatedAt, revision, documents };
  }

  return {
    find: (key) =>
      guarded(() => db.transaction('rw', drafts, contents, submitted, () => find(key))),
    revision: (key) => guarded(() => revisionOf(key)),
    keepText: (key, text, after) =>
      changing(key, after, async () => {
        const row = await rowToChange(key, text.id);
        return put({ ...row, ...applicationTextOf(text), form: text.form });
      }),
    keepDocument: (key, draftId, { id, file }, after) =>
      guarded(async () => {
        const bytes = await read(file);
        return changing(key, after, async () => {
          const row = await rowToChange(key, draftId);
          const documents = row.documents.filter((document) => document.id !== id);
          await contents.put({ owner: key, id, bytes });
          return put({
            ...row,
            documents: [...documents, { id, name: file.name, type: file.type }],
          });
        });
      }),
    dropDocument: (key, documentId, after) =>
      changing(key, after, async () => {
        const row = await rowOf(key);
        if (!row) return null;
        await contents.delete([key, documentId]);
        return put({ ...row, documents: row.documents.filter(({ id }) => id !== documentId) });
      }),
    replace: (key, text, documents) =>
      guarded(async () => {
        const bytes: ArrayBuffer[] = [];
        for (const { file } of documents) bytes.push(await read(file));
        return changing(key, undefined, async () => {
          await dropDraft(db, key);
          await contents.bulkPut(
            documents.map(({ id }, index) => ({
              owner: key,
              id,
              bytes: bytes[index] ?? new ArrayBuffer(0),
            })),
          );
          return put({
            owner: key,
            id: text.id,
            ...applicationTextOf(text),
            form: text.form,
            documents: documents.map(({ id, file: { name, type } }) => ({ id, name, type })),
            updatedAt: '',
          });
        });
      }),
    discard: async (key) => {
      await changing(key, undefined, async () => {
        await dropEarlier(key);
        await dropDraft(db, key);
        return null;
      });
    },
  };
}
