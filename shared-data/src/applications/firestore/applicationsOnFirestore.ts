import { doc, getDoc, limit, orderBy, query, where, getCountFromServer } from 'firebase/firestore';
import { acts } from '../../firestore/acts';
import { countChunks, readChunks } from '../../firestore/documentChunks';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { RecordNotFoundError } from '../../store/errors';
import type { Watch } from '../../store/Watch';
import { type Application, applicationStatuses, type ApplicationStatus } from '../Application';
import type { ApplicationRecords, ApplicationCounts } from '../ApplicationRecords';
import { averageProcessingHours, countsOf } from '../applicationFigures';
import { pageCursors } from './pageCursors';
import {
  applicationsIn,
  requireApplication,
  toApplication,
  toApplications,
} from './storedApplication';
import { watchPageOnFirestore } from './watchPage';
import type { ApplicationId, DocumentId, UserId } from '../../store/kinds';
import { watchCount } from '../../firestore/watchCount';

/** The maximum that the rules let a citizen list. */
const ownAtMost = 200;

/** Only so many of the latest applications of each outcome are measured. */
const measured = 50;

/** All but `submit`: a submission goes through the outbox. */
export const applicationsOnFirestore: LiveFeature<Omit<ApplicationRecords, 'submit'>> = {
  open(context) {
    const { guarded } = context;
    const cursors = pageCursors(applicationsIn(context.firestore));
    return {
      move: (id, move) => guarded(async () => (await acts()).moveOnFirestore(context, id, move)),
      getDocument: (applicationId, documentId) =>
        guarded(() => readDocumentOf(context, applicationId, documentId)),
      watchMine: (uid) => watchMine(context, uid),
      watchOne: (id) => watchOne(context, id),
      watchPage: (asked) => watchPageOnFirestore(context, cursors, asked),
      watchCounts: () => watchCounts(context),
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
  return watchDocument(doc(applicationsIn(firestore), id), requireApplication);
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

/** How many applications there are at each stage, counted by the server. */
function watchCounts(context: LiveContext): Watch<ApplicationCounts> {
  const applications = applicationsIn(context.firestore);
  return watchCount(context, applications, async () => {
    const counted = await Promise.all(
      applicationStatuses.map(async (status) => {
        const counting = getCountFromServer(query(applications, where('status', '==', status)));
        return [status, (await counting).data().count] as const;
      }),
    );
    const value = countsOf(Object.fromEntries(counted) as Record<ApplicationStatus, number>);
    return { value, records: value.total };
  });
}
