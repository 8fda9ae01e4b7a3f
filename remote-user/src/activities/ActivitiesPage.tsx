import { useSearchParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchActivities, type Activity } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton, SelectField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { ActivityList } from './ActivityList';

const activityKinds = [
  'application',
  'message',
  'task',
  'appointment',
  'project',
] as const satisfies readonly Activity['kind'][];

/** The kind that an address asks for, if it is one. */
function kindOf(asked: string | null): Activity['kind'] | undefined {
  return activityKinds.find((kind) => kind === asked);
}

/** All that the dashboard's 'Recent Activities' shows the latest of. */
export function ActivitiesPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const all = useRecords(watchActivities, uid);
  const [search, setSearch] = useSearchParams();
  const kind = kindOf(search.get('kind'));
  const shown =
    all.status === 'ready' ? all.data.filter((activity) => !kind || activity.kind === kind) : [];

  return (
    <>
      <BackLink to={userPaths.dashboard}>{t('activities.back')}</BackLink>
      <PageHeading lead={t('activities.lead')}>{t('activities.title')}</PageHeading>
      {all.status === 'loading' && <PageSkeleton label={t('activities.loading')} />}
      {all.status === 'failed' && (
        <FailedState title={t('activities.failed')} onRetry={all.retry}>
          {problemMessage(all.error)}
        </FailedState>
      )}
      {all.status === 'ready' && (
        <Column>
          <SelectField
            label={t('activities.kind')}
            placeholder={t('activities.everything')}
            options={activityKinds.map((name) => ({
              value: name,
              label: t(`activities.${name}`),
            }))}
            value={kind ?? ''}
            onChange={({ target: { value } }) =>
              setSearch(value ? { kind: value } : {}, { replace: true })
            }
          />
          <p role="status">{t('activities.count', { count: shown.length })}</p>
          {shown.length > 0 ? (
            <ActivityList activities={shown} />
          ) : (
            <EmptyState title={t('activities.empty')}>{t('activities.emptyText')}</EmptyState>
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
