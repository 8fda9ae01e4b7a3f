import type { ApplicationPage, ApplicationPageQuery, Watch } from 'shared-model';
import { fetchOnce } from '../../async/fetchOnce';
import type { RecordsContext } from '../../store/RecordsContext';
import { watchAfter } from '../../async/watchAfter';
import { planPage } from './pageCursors';
import { watchPlannedPage, type Cursors } from './watchPlannedPage';

/** The code of a search: it loads with the first one. */
const searching = fetchOnce(() => import('./searchApplications'));

/** Watches one page, found by cursor, with the total that the server counts; a search has an order of its own. */
export function watchApplicationPage(
  context: RecordsContext,
  cursors: Cursors,
  asked: ApplicationPageQuery,
): Watch<ApplicationPage> {
  return asked.search?.trim()
    ? watchAfter(searching, ({ searchPage }) => searchPage(context, cursors, asked))
    : watchPlannedPage(context, cursors, planPage(asked), asked);
}
