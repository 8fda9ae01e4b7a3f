import { object, string, type InferOutput } from 'valibot';
import { dayOnRecord, line, text, type Watch } from 'shared-model';
import { parseDocuments } from '../documents/parseDocuments';
import { orderBy } from '../documents/query';
import { writeLogEntry } from '../log/records/writeLogEntry';
import { readActorAs } from '../store/readActorAs';
import type { RecordsFeature } from '../store/RecordsContext';

/** What the council tells everybody: a title, a text and the day that it is about. */
export const noticeSchema = object({
  id: string(),
  title: line(1, 120),
  text: text(1, 2000),
  day: dayOnRecord,
});

type Notice = InferOutput<typeof noticeSchema>;

interface NoticeRecords {
  /** The latest notices, for everybody. */
  watch: () => Watch<Notice[]>;
  /** Publishes a notice, as an admin. @throws NotPermittedError, and as `RecordsContext.transact` */
  publish: (notice: Omit<Notice, 'id'>) => Promise<void>;
}

export const noticeRecords: RecordsFeature<NoticeRecords> = {
  open(context) {
    return {
      watch: () =>
        context.watchQuery(
          { collection: 'notices', order: [orderBy('day', 'desc')], limit: 50 },
          (found) => parseDocuments(noticeSchema, 'notice', found),
        ),
      publish: ({ title, text: words, day }) =>
        context.transact(async (transaction) => {
          const by = await readActorAs(['admin'], context, transaction);
          const id = crypto.randomUUID();
          transaction.set(`notices/${id}`, { title, text: words, day });
          const entry = { by, kind: 'settings', action: 'notice', subject: title } as const;
          writeLogEntry(transaction, `notices-${id}`, entry);
        }),
    };
  },
};
