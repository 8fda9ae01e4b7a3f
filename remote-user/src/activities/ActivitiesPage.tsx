import { BackLink, OfficeHelp, PageColumns, useCurrentUser } from 'shared-area';
import { useRecords, watchActivities, type Activity } from 'shared-data';
import { EmptyState, PageHeading, SelectField, theme } from 'shared-ui';
import { useTableAddress } from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useActivitiesMessages } from './i18n';
import { ActivityList } from './ActivityList';

const activityKinds = [
  'application',
  'message',
  'task',
  'appointment',
  'project',
] as const satisfies readonly Activity['kind'][];

/** All activities; the dashboard's 'Recent Activities' shows the latest of them. */
export function ActivitiesPage() {
  const t = useActivitiesMessages();
  const tUser = useMessages();
  const { uid } = useCurrentUser();
  const all = useRecords(watchActivities, uid);
  const { oneOf, chosen, change } = useTableAddress([]);
  const kind = oneOf('kind', activityKinds);

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <RecordsView state={all} failed={t('failed')} loading={t('loading')}>
        {(activities) => {
          const shown = activities.filter((activity) => !kind || activity.kind === kind);
          return (
            <PageColumns help={<OfficeHelp />}>
              <Column>
                <SelectField
                  label={t('kind')}
                  placeholder={t('everything')}
                  options={activityKinds.map((name) => ({
                    value: name,
                    label: t(name),
                  }))}
                  value={chosen.oneOf('kind', activityKinds) ?? ''}
                  onChange={({ target }) => change({ kind: target.value })}
                />
                <p role="status">{t('count', { count: shown.length })}</p>
                {shown.length > 0 ? (
                  <ActivityList activities={shown} />
                ) : (
                  <EmptyState title={tUser('activities.empty')} drawing="village">
                    {tUser('activities.emptyText')}
                  </EmptyState>
                )}
              </Column>
            </PageColumns>
          );
        }}
      </RecordsView>
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
