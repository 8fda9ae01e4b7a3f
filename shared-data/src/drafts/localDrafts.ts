import {
  answersBeside,
  applicationTextOf,
  DraftChangedError,
  type DraftDocument,
  type DraftKey,
  type DraftRecords,
  type DraftRevision,
  emptyText,
  formOf,
  isBytes,
  type SavedDraft,
  StorageError,
} from 'shared-model';
import type { Transaction } from '../documents/Documents';
import type { StoredDocument } from '../documents/StoredDocument';
import { contentAt, dropWithContents } from '../files/contents';
import { readDocument } from '../files/readDocument';
import { parseRecord } from '../documents/parseRecord';
import { isDraftLost, sawDraft } from './lostDrafts';
import { draftAt, draftSchema, findDrafts, type DraftRow } from './storedDraft';
import type { KeepingDrafts } from '../store/RecordsContext';

/** What a change writes: the draft as it is then, or nothing. */
type Change = (transaction: Transaction, stored: StoredDocument) => Promise<DraftRow | null>;

/** The drafts' part of the port. With either store they stay in this browser. */
export function localDrafts({ documents, now, guarded, submitted }: KeepingDrafts): DraftRecords {
  const read = (file: File) => readDocument(file, 0, () => undefined);

  async function findEarlier(key: DraftKey): Promise<readonly StoredDocument[]> {
    const beside = answersBeside(key);
    const all = beside === undefined ? [] : await findDrafts(documents, beside);
    return all.filter(({ path }) => path !== draftAt(key));
  }

  /**
   * The draft to change: an empty one where there is none with this id yet. Draft answers to other returns of the same
   * application go: these were sent, from here or from another device.
   */
  async function rowToChange(
    transaction: Transaction,
    stored: StoredDocument,
    { key, id }: { key: DraftKey; id: SavedDraft['id'] },
  ): Promise<DraftRow> {
    const row = rowIn(stored);
    if (row?.id === id) return row;
    for (const draft of [stored, ...(await findEarlier(key))]) dropWithContents(transaction, draft);
    return { owner: key, id, ...emptyText, documents: [], updatedAt: '' };
  }

  /** Changes a draft, if nobody else has changed it since `after`: another tab may show the same form. */
  const changing = (key: DraftKey, after: DraftRevision | undefined, change: Change) =>
    guarded(async () => {
      const saved = await documents.transact(async (transaction): Promise<DraftRevision> => {
        const stored = await transaction.get(draftAt(key));
        if (after !== undefined && after !== revisionOf(key, stored)) throw new DraftChangedError();
        const row = await change(transaction, stored);
        if (!row) return null;
        const revision = crypto.randomUUID();
        transaction.set(draftAt(key), { ...row, revision, updatedAt: now().toISOString() });
        return revision;
      });
      if (saved !== null) sawDraft(key);
      return saved;
    });

  function find(key: DraftKey): Promise<SavedDraft | undefined> {
    return documents.transact(async (transaction) => {
      const stored = await transaction.get(draftAt(key));
      const row = rowIn(stored);
      if (!row) return undefined;
      // The page was closed between submitting and discarding.
      if ((await transaction.get(`${submitted}/${encodeURIComponent(row.id)}`)).exists) {
        dropWithContents(transaction, stored);
        return undefined;
      }
      const found: DraftDocument[] = [];
      for (const { id, name, type } of row.documents) {
        const bytes = (await transaction.get(contentAt(stored.path, id))).get('bytes');
        if (isBytes(bytes)) {
          found.push({ id, file: new File([bytes as BlobPart], name, { type }) });
        }
      }
      const { id, updatedAt, revision = null } = row;
      sawDraft(key);
      const text = { ...applicationTextOf(row), ...formOf(row) };
      return { id, ...text, updatedAt, revision, documents: found };
    });
  }

  return {
    find: (key) => guarded(() => find(key)),
    revision: (key) => guarded(async () => revisionOf(key, await documents.get(draftAt(key)))),
    keepText: (key, text, after) =>
      changing(key, after, async (transaction, stored) => {
        const row = await rowToChange(transaction, stored, { key, id: text.id });
        return { ...row, ...applicationTextOf(text), form: text.form };
      }),
    keepDocument: (key, draftId, { id, file }, after) =>
      guarded(async () => {
        const bytes = new Uint8Array(await read(file));
        return changing(key, after, async (transaction, stored) => {
          const row = await rowToChange(transaction, stored, { key, id: draftId });
          const others = row.documents.filter((document) => document.id !== id);
          transaction.set(contentAt(stored.path, id), { bytes });
          return { ...row, documents: [...others, { id, name: file.name, type: file.type }] };
        });
      }),
    dropDocument: (key, documentId, after) =>
      changing(key, after, (transaction, stored) => {
        const row = rowIn(stored);
        if (!row) return Promise.resolve(null);
        transaction.delete(contentAt(stored.path, documentId));
        const others = row.documents.filter(({ id }) => id !== documentId);
        return Promise.resolve({ ...row, documents: others });
      }),
    replace: (key, text, added) =>
      guarded(async () => {
        const contents: Uint8Array[] = [];
        for (const { file } of added) contents.push(new Uint8Array(await read(file)));
        return changing(key, undefined, (transaction, stored) => {
          dropWithContents(transaction, stored);
          for (const [index, { id }] of added.entries()) {
            transaction.set(contentAt(stored.path, id), { bytes: contents[index] });
          }
          return Promise.resolve({
            owner: key,
            id: text.id,
            ...applicationTextOf(text),
            form: text.form,
            documents: added.map(({ id, file: { name, type } }) => ({ id, name, type })),
            updatedAt: '',
          });
        });
      }),
    discard: async (key) => {
      await changing(key, undefined, async (transaction, stored) => {
        for (const draft of [stored, ...(await findEarlier(key))])
          dropWithContents(transaction, draft);
        return null;
      });
    },
  };
}

function rowIn({ data }: StoredDocument): DraftRow | undefined {
  return data && parseRecord(draftSchema, 'draft', data);
}

function revisionOf(key: DraftKey, stored: StoredDocument): DraftRevision {
  if (!stored.exists && isDraftLost(key)) throw new StorageError('StorageLostError');
  const revision = stored.get('revision');
  return typeof revision === 'string' ? revision : null;
}
