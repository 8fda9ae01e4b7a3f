import { setTimeout } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';

/** A record in the format of Firestore's REST interface: each value with its type, bytes in Base64. */
export const storedRecordSchema = v.object({
  /** From the root: 'applications/a1/chunks/asha-1-0'. */
  path: v.string(),
  fields: v.record(v.string(), v.unknown()),
});
export type StoredRecord = v.InferOutput<typeof storedRecordSchema>;

const pageSchema = v.array(
  v.object({
    document: v.optional(
      v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.unknown()), {}) }),
    ),
    readTime: v.string(),
  }),
);

export interface RecordPage {
  records: StoredRecord[];
  /** The time at which the records had these values. */
  readTime: string;
}

/** If every record is a chunk of a document, this is about 60 MB. */
const pageSize = 50;
const attempts = 5;

/**
 * All records of a project, of every collection and subcollection, with the operator's rights. It uses the
 * REST interface, which keeps the types and is the only one that lists records below missing parents (the
 * chunks of an application that was never submitted).
 */
export function storedRecords(project: string) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const name = `projects/${project}/databases/(default)/documents`;
  const address = `${emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'}/v1/${name}`;
  const credential = emulator ? null : applicationDefault();

  async function attempt(act: string, body: object): Promise<Response> {
    const token = credential ? (await credential.getAccessToken()).access_token : 'owner';
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return fetch(`${address}:${act}`, {
      method: 'POST',
      headers: credential ? { ...headers, 'X-Goog-User-Project': project } : headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    });
  }

  async function call(act: string, body: object): Promise<unknown> {
    for (let left = attempts - 1; ; left -= 1) {
      const response = await attempt(act, body).catch((error: unknown) => {
        if (left === 0) throw error;
        return null;
      });
      if (response?.ok) return response.json();
      const isPassing = response === null || response.status === 429 || response.status >= 500;
      if (response && (!isPassing || left === 0)) {
        throw new Error(`Firestore refused ${act}: ${await response.text()}`);
      }
      await setTimeout(500 * 2 ** (attempts - left));
    }
  }

  async function readPage(after: string | null, readTime: string | null): Promise<RecordPage> {
    const answer = await call('runQuery', {
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit: pageSize,
        ...(after === null
          ? {}
          : { startAt: { before: false, values: [{ referenceValue: `${name}/${after}` }] } }),
      },
      ...(readTime === null ? {} : { readTime }),
    });
    const page = v.parse(pageSchema, answer);
    return {
      records: page.flatMap(({ document }) =>
        document ? [{ path: document.name.slice(name.length + 1), fields: document.fields }] : [],
      ),
      readTime: page[0]?.readTime ?? new Date().toISOString(),
    };
  }

  return {
    /** Yields all records in the state of the first page's read time, however long it takes (up to an hour). */
    async *pages(): AsyncGenerator<RecordPage, void> {
      let after: string | null = null;
      let readTime: string | null = null;
      for (;;) {
        const page: RecordPage = await readPage(after, readTime);
        readTime ??= page.readTime;
        yield { ...page, readTime };
        const last = page.records.at(-1);
        if (!last || page.records.length < pageSize) return;
        after = last.path;
      }
    },

    async isEmpty(): Promise<boolean> {
      return (await readPage(null, null)).records.length === 0;
    },

    /** Replaces the existing records, all or nothing. At most 4 MB at a time. */
    async write(records: readonly StoredRecord[]): Promise<void> {
      const writes = records.map(({ path, fields }) => ({
        update: { name: `${name}/${path}`, fields },
      }));
      await call('commit', { writes });
    },
  };
}
