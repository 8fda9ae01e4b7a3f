import { useSearchParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchActivities } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton, SelectField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { ActivityList } from './ActivityList';
import { activityKinds, kindOf } from './activityKinds';

/** All that the dashboard's 'Recent Activities' shows the latest of. */
export function ActivitiesPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const all = useRecords(watchActivities, uid);
  const [search, setSearch] = useSearchParams();
  const kind = kindOf(search.get('kind'));
  const shown =
    all.status === 'ready' ? all.data.filter((activity) => !kind || activity.kind === kind) : [];

  return (
    <>
      <BackLink to={userPaths.dashboard}>{words('activities.back')}</BackLink>
      <PageHeading lead={words('activities.lead')}>{words('activities.title')}</PageHeading>
      {all.status === 'loading' && <PageSkeleton label={words('activities.loading')} />}
      {all.status === 'failed' && (
        <FailedState title={words('activities.failed')} onRetry={all.retry}>
          {problemWords(all.error)}
        </FailedState>
      )}
      {all.status === 'ready' && (
        <Column>
          <SelectField
            label={words('activities.kind')}
            placeholder={words('activities.everything')}
            options={activityKinds.map((name) => ({
              value: name,
              label: words(`activities.${name}`),
            }))}
            value={kind ?? ''}
            onChange={({ target: { value } }) =>
              setSearch(value ? { kind: value } : {}, { replace: true })
            }
          />
          <p role="status">{words('activities.count', { count: shown.length })}</p>
          {shown.length > 0 ? (
            <ActivityList activities={shown} />
          ) : (
            <EmptyState title={words('activities.empty')}>
              {words('activities.emptyText')}
            </EmptyState>
          )}
        </Column>
      )}
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 720px;
`;
