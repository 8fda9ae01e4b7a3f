import {
  type Application,
  type ApplicationCounts,
  type ApplicationId,
  type ApplicationRecords,
  type ApplicationStatus,
  applicationStatuses,
  averageProcessingHours,
  countsOf,
  type DocumentId,
  RecordNotFoundError,
  type UserId,
  type Watch,
} from 'shared-model';
import { orderBy, where } from '../../documents/query';
import { readChunks } from '../../files/documentChunks';
import type { RecordsContext, RecordsFeature } from '../../store/RecordsContext';
import { pageCursors } from './pageCursors';
import {
  applicationAt,
  applicationsPath,
  requireApplication,
  toApplication,
  toApplications,
} from './storedApplication';
import { watchApplicationPage } from './watchPage';
import { watchCount } from '../../store/watchCount';

/** The maximum that the rules let a citizen list. */
const ownAtMost = 200;

/** Only so many of the latest applications of each outcome are measured. */
const measured = 50;

export const applicationRecords: RecordsFeature<ApplicationRecords> = {
  open(context) {
    const { acts, guarded, traits } = context;
    const cursors = pageCursors(context.documents, applicationsPath);
    return {
      submit: (...submission) => guarded(() => traits.submit(...submission)),
      move: (id, move) => guarded(async () => (await acts()).makeMove(context, id, move)),
      getDocument: (applicationId, documentId) =>
        guarded(() => readDocumentOf(context, applicationId, documentId)),
      watchMine: (uid) => watchMine(context, uid),
      watchOne: (id) => watchOne(context, id),
      watchPage: (asked) => watchApplicationPage(context, cursors, asked),
      watchCounts: () => watchCounts(context),
      watchProcessingTime: () => watchProcessingTime(context),
    };
  },
};

/** A citizen's own applications, newest first. */
export function watchMine(
  { watchQuery, traits }: Pick<RecordsContext, 'watchQuery' | 'traits'>,
  uid: UserId,
) {
  const own = {
    collection: applicationsPath,
    filters: [traits.ownedBy('applicant.uid', uid)],
    order: [orderBy('submittedAt', 'desc')],
    limit: ownAtMost,
  };
  return watchQuery(own, toApplications);
}

function watchOne({ watchDocument }: RecordsContext, id: ApplicationId): Watch<Application> {
  return watchDocument(applicationAt(id), requireApplication);
}

async function readDocumentOf(
  { documents }: RecordsContext,
  applicationId: ApplicationId,
  documentId: DocumentId,
): Promise<Blob> {
  const path = applicationAt(applicationId);
  const application = toApplication(await documents.get(path));
  const description = application?.documents.find(({ id }) => id === documentId);
  if (!application || !description) throw new RecordNotFoundError('document', documentId);
  const owner = application.applicant.uid ?? '';
  const file = { application: path, owner, document: documentId };
  const chunks = await readChunks(documents, file, description.size);
  return new Blob(chunks as BlobPart[], { type: description.type });
}

function watchProcessingTime({ watchQuery, combine }: RecordsContext) {
  const latest = (outcome: 'approved' | 'rejected') =>
    watchQuery(
      {
        collection: applicationsPath,
        filters: [where('keys.outcome', '==', outcome)],
        order: [orderBy('submittedAt', 'desc')],
        limit: measured,
      },
      toApplications,
    );
  return combine([latest('approved'), latest('rejected')] as const, (approved, rejected) =>
    averageProcessingHours([...approved, ...rejected]),
  );
}

/** How many applications there are at each stage, counted by the server. */
function watchCounts(context: RecordsContext): Watch<ApplicationCounts> {
  return watchCount(context, applicationsPath, async () => {
    const counted = await Promise.all(
      applicationStatuses.map(async (status) => {
        const atStage = { collection: applicationsPath, filters: [where('status', '==', status)] };
        return [status, await context.documents.count(atStage)] as const;
      }),
    );
    const value = countsOf(Object.fromEntries(counted) as Record<ApplicationStatus, number>);
    return { value, records: value.total };
  });
}
