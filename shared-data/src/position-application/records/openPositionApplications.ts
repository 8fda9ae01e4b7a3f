import {
  documentName,
  documentType,
  type DraftRevision,
  type NewPositionApplication,
  NotPermittedError,
  type PositionApplication,
  type PositionApplicationRecords,
  positionApplicationSchema,
  RecordNotFoundError,
  type UserId,
} from 'shared-model';
import type { StoredDocument } from '../../documents/StoredDocument';
import { learnCouncilTime } from '../../clock/learnCouncilTime';
import type { Path, Transaction } from '../../documents/Documents';
import { orderBy, where } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import { endAnnouncement } from '../../files/announceDocuments';
import { countChunks } from '../../files/documentChunks';
import type { RecordsContext } from '../../store/RecordsContext';
import { parseDocument, parseDocuments } from '../../documents/parseDocuments';
import {
  dropPositionDraft,
  positionDraftAt,
  positionDrafts,
  readResume,
  refuseChanged,
} from '../positionDrafts';
import type { TakenNumber } from '../../store/Traits';

/** The most applications that are read: nobody hands in more. */
const most = 100;

/** The resume is the one document of an application for a position. */
const resumeId = '1';

/** The part of the records for applications for a position. */
export function openPositionApplications(context: RecordsContext): PositionApplicationRecords {
  const { local, now, guarded, watchQuery } = context;
  const drafts = async () => {
    const { documents } = await local.open();
    return positionDrafts({ documents, now, guarded });
  };
  return {
    saveDraft: async (...draft) => (await drafts()).saveDraft(...draft),
    findDraft: async (uid) => (await local.openKept()) && (await drafts()).findDraft(uid),
    discardDraft: async (uid) => (await drafts()).discardDraft(uid),
    submit: (...application) => guarded(() => submit(context, ...application)),
    watchMine: (uid) =>
      watchQuery(
        {
          collection: 'positionApplications',
          filters: [where('owner', '==', uid)],
          order: [orderBy('submittedAt', 'desc')],
          limit: most,
        },
        (found) => parseDocuments(positionApplicationSchema, 'position application', found),
      ),
  };
}

/** Sends the resume first and then the application, so that an existing application is complete. */
async function submit(
  context: RecordsContext,
  owner: UserId,
  application: NewPositionApplication,
  after?: DraftRevision,
): Promise<PositionApplication> {
  const { traits } = context;
  const own = (await context.local.open()).documents;
  await refuseChanged(own, owner, after);
  const path = applicationAt(application.id);
  const read = (stored: StoredDocument) =>
    parseDocument(positionApplicationSchema, 'position application', stored);
  const findSaved = async () => read(await traits.readSaved(path));

  const send = async () => {
    const learning = learnCouncilTime();
    const content = await readResume(application.resume);
    const documents = [{ id: resumeId, size: application.resume.size }];
    const writeResume = await traits.sendDocuments({
      application: path,
      owner,
      documents,
      contents: [content],
    });
    await learning;
    await traits.transactCounted(async (transaction, count) => {
      // A second press may have created the application while the resume was being sent.
      if (read(await transaction.get(path))) return;
      const end = await endAnnouncement(transaction, path);
      const writeCount = await count({ kind: 'positions', record: application.id });
      const taken = await traits.takeNumber(transaction, 'positions', application.id);
      add(transaction, owner, application, taken);
      writeResume(transaction);
      end();
      writeCount();
      traits.dropLocal(transaction, positionDraftAt(owner));
    });
  };
  const sentBefore = await findSaved();
  if (!sentBefore) {
    try {
      await send();
    } catch (error) {
      // The server refuses more documents where the form was meanwhile handed in in another tab.
      if (!(error instanceof NotPermittedError) || !(await findSaved())) throw error;
    }
  }
  const kept = sentBefore ?? (await findSaved());
  if (!kept) throw new RecordNotFoundError('position application', application.id);
  // Another tab may have saved a draft of its own meanwhile.
  await dropPositionDraft(own, owner, after);
  return kept;
}

function add(
  transaction: Transaction,
  owner: UserId,
  { id, values, resume }: NewPositionApplication,
  taken: TakenNumber,
): void {
  transaction.set(applicationAt(id), {
    owner,
    number: `#POS-${taken.number}`,
    values,
    resume: {
      name: documentName(resume.name),
      type: documentType(resume),
      size: resume.size,
      chunks: countChunks(resume.size),
    },
    submittedAt: serverTime,
  });
  taken.write();
}

function applicationAt(id: string): Path {
  return `positionApplications/${id}`;
}
