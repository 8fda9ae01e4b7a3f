import { doc, getDoc, limit, orderBy, query, where } from 'firebase/firestore';
import { countChunks, readChunks } from '../../firestore/documentChunks';
import type { LiveContext } from '../../firestore/LiveFeature';
import { RecordNotFoundError } from '../../store/errors';
import type { Watch } from '../../store/Watch';
import type { Application } from '../Application';
import type { ApplicationRecords } from '../ApplicationRecords';
import { averageProcessingHours } from '../processingTime';
import { watchCountsOnFirestore } from './countOnFirestore';
import { moveOnFirestore } from './moveOnFirestore';
import { pageCursors } from './pageCursors';
import { applicationsIn, toApplication, toApplications } from './storedApplication';
import { watchPageOnFirestore } from './watchPage';
import type { ApplicationId, DocumentId, UserId } from '../../store/kinds';

/** As many as the rules let a citizen list. */
const ownAtMost = 200;

/** The latest of each outcome stand for all. */
const measured = 50;

export const applicationsOnFirestore = {
  /** @param submit sends a draft: it goes through the outbox */
  open(context: LiveContext, submit: ApplicationRecords['submit']): ApplicationRecords {
    const { guarded } = context;
    const cursors = pageCursors(applicationsIn(context.firestore));
    return {
      submit: (draft, applicant, options) => guarded(() => submit(draft, applicant, options)),
      move: (id, move) => guarded(() => moveOnFirestore(context, id, move)),
      getDocument: (applicationId, documentId) =>
        guarded(() => readDocumentOf(context, applicationId, documentId)),
      watchMine: (uid) => watchMine(context, uid),
      watchOne: (id) => watchOne(context, id),
      watchPage: (asked) => watchPageOnFirestore(context, cursors, asked),
      watchCounts: () => watchCountsOnFirestore(context),
      watchProcessingTime: () => watchProcessingTime(context),
    };
  },
};

/** A citizen's own applications, newest first. */
export function watchMine({ firestore, watchQuery }: LiveContext, uid: UserId) {
  const own = query(
    applicationsIn(firestore),
    where('applicant.uid', '==', uid),
    orderBy('submittedAt', 'desc'),
    limit(ownAtMost),
  );
  return watchQuery(own, toApplications);
}

function watchOne(
  { firestore, watchDocument }: LiveContext,
  id: ApplicationId,
): Watch<Application> {
  return watchDocument(doc(applicationsIn(firestore), id), (snapshot) => {
    const application = toApplication(snapshot);
    if (!application) throw new RecordNotFoundError('application', id);
    return application;
  });
}

async function readDocumentOf(
  { firestore }: LiveContext,
  applicationId: ApplicationId,
  documentId: DocumentId,
): Promise<Blob> {
  const reference = doc(applicationsIn(firestore), applicationId);
  const application = toApplication(await getDoc(reference));
  const description = application?.documents.find(({ id }) => id === documentId);
  if (!application || !description) throw new RecordNotFoundError('document', documentId);
  const owner = application.applicant.uid ?? '';
  const file = { application: reference, owner, document: documentId };
  const chunks = await readChunks(file, countChunks(description.size));
  return new Blob(chunks as BlobPart[], { type: description.type });
}

function watchProcessingTime({ firestore, watchQuery, combine }: LiveContext) {
  const latest = (outcome: 'approved' | 'rejected') =>
    watchQuery(
      query(
        applicationsIn(firestore),
        where('keys.outcome', '==', outcome),
        orderBy('submittedAt', 'desc'),
        limit(measured),
      ),
      toApplications,
    );
  return combine([latest('approved'), latest('rejected')] as const, (approved, rejected) =>
    averageProcessingHours([...approved, ...rejected]),
  );
}
