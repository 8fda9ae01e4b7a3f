import { compareNames, isColleague, type WorklistRecords } from 'shared-model';
import { pageCursors } from '../../applications/records/pageCursors';
import { applicationsPath } from '../../applications/records/storedApplication';
import { isInOrder } from '../../applications/records/searchPlan';
import { searchApplications } from '../../applications/records/searchApplications';
import { watchPlannedPage } from '../../applications/records/watchPlannedPage';
import { where } from '../../documents/query';
import type { RecordsContext } from '../../store/RecordsContext';
import { people, readAll, readMember } from '../../people/records/peopleDocuments';
import { assign, releaseAll, releaseLeavers, takeNext } from './assign';
import { changedAt, watchFigures, watchTabs } from './countWorklist';
import { noteAt, noteIn } from './storedNote';
import { worklistPlan } from './worklistPlan';

/** The most that the rules let anybody list. */
const most = 500;

export function openWorklist(context: RecordsContext): WorklistRecords {
  const { documents, guarded, traits, watchDocument, watchQuery } = context;
  const cursors = pageCursors(documents, applicationsPath);
  return {
    watchPage(asked) {
      const plan = worklistPlan(asked);
      return isInOrder(plan)
        ? watchPlannedPage(context, cursors, plan, asked, changedAt)
        : searchApplications(context, plan, asked, { changedAt });
    },
    watchCounts: (uid) => watchTabs(context, uid),
    watchFigures: (today) => watchFigures(context, today),
    watchNote: (id) => traits.guardNote(id, watchDocument(noteAt(id), noteIn)),
    watchColleagues: () =>
      watchQuery(
        {
          collection: people.members,
          filters: [where('role', 'in', ['staff', 'admin'])],
          limit: most,
        },
        ({ docs }) =>
          readAll(docs, readMember)
            .filter(isColleague)
            .map(({ uid, name }) => ({ uid, name }))
            .sort((one, other) => compareNames(one.name, other.name)),
      ),
    takeNext: (by, service) => guarded(() => takeNext(context, by, service)),
    assign: (id, assignment) => guarded(() => assign(context, id, assignment)),
    releaseAll: (uid, by) => guarded(() => releaseAll(context, [uid], by)),
    releaseLeavers: (by) => guarded(() => releaseLeavers(context, by)),
  };
}
