import { useLocation } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { listPath } from 'shared-auth';
import { staffPaths } from '../staffPaths';
import { useReviewMessages } from './i18n';

/** Links back to the list that the review was opened from, with its tab, filters and page. */
export function ReviewBackLink() {
  const t = useReviewMessages();
  const { state } = useLocation() as { state: unknown };
  const path = listPath(state, staffPaths.dashboard, staffPaths.worklist);
  const isWorklist = path.startsWith(staffPaths.worklist);
  return <BackLink to={path}>{t(isWorklist ? 'review.backToWorklist' : 'review.back')}</BackLink>;
}
