import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type Transaction,
} from 'firebase/firestore';
import { learnCouncilTime } from '../../clock/learnCouncilTime';
import { documentName } from '../../files/documentName';
import { documentType } from '../../files/documentTypes';
import { announceDocuments, endAnnouncement, roundOf } from '../../firestore/announceDocuments';
import { chunksOf, countChunks, sendChunk } from '../../firestore/documentChunks';
import type { DraftRevision } from '../../drafts/SavedDraft';
import { drawNumber } from '../../firestore/drawNumber';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument, parseDocuments } from '../../firestore/parseDocuments';
import { transactCounted } from '../../firestore/usage';
import { NotPermittedError, RecordNotFoundError } from '../../store/errors';
import type {
  NewPositionApplication,
  PositionApplication,
  PositionApplicationRecords,
} from '../PositionApplication';
import { positionApplicationSchema } from '../positionApplicationSchema';
import { draftsOf, positionDrafts, readResume, refuseChanged } from '../positionDrafts';
import type { UserId } from '../../store/kinds';

/** The most applications that are read: nobody hands in more. */
const most = 100;

/** The resume is the one document of an application for a position. */
const resumeId = '1';

export const positionApplicationsOnFirestore: LiveFeature<PositionApplicationRecords> = {
  open(context) {
    const { local, now, guarded, watchQuery } = context;
    const applications = applicationsIn(context);
    const drafts = async () => positionDrafts({ db: (await local.open()).db, now, guarded });
    return {
      saveDraft: async (...draft) => (await drafts()).saveDraft(...draft),
      findDraft: async (uid) => (await local.openKept()) && (await drafts()).findDraft(uid),
      discardDraft: async (uid) => (await drafts()).discardDraft(uid),
      submit: (...application) => guarded(() => submit(context, ...application)),
      watchMine: (uid) =>
        watchQuery(
          query(
            applications,
            where('owner', '==', uid),
            orderBy('submittedAt', 'desc'),
            limit(most),
          ),
          (snapshot) => parseDocuments(positionApplicationSchema, 'position application', snapshot),
        ),
    };
  },
};

/** Sends the resume first and then the application, so that an existing application is complete. */
async function submit(
  context: LiveContext,
  owner: UserId,
  application: NewPositionApplication,
  after?: DraftRevision,
): Promise<PositionApplication> {
  const { db } = await context.local.open();
  await refuseChanged(db, owner, after);
  const reference = doc(applicationsIn(context), application.id);
  const find = async (transaction: Transaction) =>
    parseDocument(
      positionApplicationSchema,
      'position application',
      await transaction.get(reference),
    );

  const send = async () => {
    const learning = learnCouncilTime();
    const content = await readResume(application.resume);
    const round = await roundOf([content]);
    const file = { application: reference, owner, document: resumeId, round };
    const documents = [{ id: resumeId, size: application.resume.size }];
    await announceDocuments(context, { application: reference, documents, round });
    for (const [index, bytes] of chunksOf(content).entries()) {
      await sendChunk(context, file, index, bytes);
    }
    await learning;
    await transactCounted(context, async (transaction, count) => {
      // A second press may have created the application while the resume was being sent.
      if (await find(transaction)) return;
      const end = await endAnnouncement(context, transaction, reference);
      const writeCount = await count({ kind: 'positions', record: application.id });
      add(context, transaction, owner, application);
      end();
      writeCount();
    });
  };
  const sentBefore = await context.transact(find);
  if (!sentBefore) {
    try {
      await send();
    } catch (error) {
      // The server refuses more documents where the form was meanwhile handed in in another tab.
      if (!(error instanceof NotPermittedError) || !(await context.transact(find))) throw error;
    }
  }
  const kept = sentBefore ?? (await context.transact(find));
  if (!kept) throw new RecordNotFoundError('position application', application.id);
  await db.transaction('rw', draftsOf(db), async () => {
    const draft = await draftsOf(db).get(owner);
    // Another tab may have saved a draft of its own meanwhile.
    if (after === undefined || (draft?.revision ?? null) === after) {
      await draftsOf(db).delete(owner);
    }
  });
  return kept;
}

/** A number that is taken already is refused, and another one is drawn. */
function add(
  context: LiveContext,
  transaction: Transaction,
  owner: UserId,
  { id, values, resume }: NewPositionApplication,
): void {
  const number = drawNumber(context.now());
  const at = serverTimestamp();
  transaction.set(doc(applicationsIn(context), id), {
    owner,
    number: `#POS-${number}`,
    values,
    resume: {
      name: documentName(resume.name),
      type: documentType(resume),
      size: resume.size,
      chunks: countChunks(resume.size),
    },
    submittedAt: at,
  });
  transaction.set(doc(context.firestore, 'positionNumbers', number), { application: id, at });
}

function applicationsIn({ firestore }: LiveContext) {
  return collection(firestore, 'positionApplications');
}
