import { limit, query, where } from 'firebase/firestore';
import { pageCursors } from '../../applications/firestore/pageCursors';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import { isInOrder } from '../../applications/firestore/searchPlan';
import { searchApplications, watchPlannedPage } from '../../applications/firestore/watchPage';
import type { LiveContext } from '../../firestore/LiveFeature';
import { compareNames } from '../../people/compareNames';
import { peopleIn, readAll, readMember } from '../../people/firestore/peopleDocuments';
import { isColleague } from '../assignTo';
import type { WorklistRecords } from '../Worklist';
import {
  assignOnFirestore,
  releaseAllOnFirestore,
  releaseLeaversOnFirestore,
  takeNextOnFirestore,
} from './assignOnFirestore';
import { changedAt, watchFigures, watchTabs } from './countWorklist';
import { noteAt, noteIn } from './storedNote';
import { worklistPlan } from './worklistPlan';

/** The most that the rules let anybody list. */
const most = 500;

export function openWorklist(context: LiveContext): WorklistRecords {
  const { firestore, guarded, watchDocument, watchQuery } = context;
  const cursors = pageCursors(applicationsIn(firestore));
  return {
    watchPage(asked) {
      const plan = worklistPlan(asked);
      return isInOrder(plan)
        ? watchPlannedPage(context, cursors, plan, asked, changedAt)
        : searchApplications(context, plan, asked, { changedAt });
    },
    watchCounts: (uid) => watchTabs(context, uid),
    watchFigures: (today) => watchFigures(context, today),
    watchNote: (id) => watchDocument(noteAt(firestore, id), noteIn),
    watchColleagues: () =>
      watchQuery(
        query(peopleIn(firestore).members, where('role', 'in', ['staff', 'admin']), limit(most)),
        (found) =>
          readAll(found, readMember)
            .filter(isColleague)
            .map(({ uid, name }) => ({ uid, name }))
            .sort((one, other) => compareNames(one.name, other.name)),
      ),
    takeNext: (by, service) => guarded(() => takeNextOnFirestore(context, by, service)),
    assign: (id, assignment) => guarded(() => assignOnFirestore(context, id, assignment)),
    releaseAll: (uid, by) => guarded(() => releaseAllOnFirestore(context, [uid], by)),
    releaseLeavers: (by) => guarded(() => releaseLeaversOnFirestore(context, by)),
  };
}
