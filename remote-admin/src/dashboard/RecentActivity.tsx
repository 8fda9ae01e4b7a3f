import { useId } from 'react';
import { useRecords, watchCouncilActivity } from 'shared-data';
import { Card, EmptyState, Items, Skeleton, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { ActivityEntry } from './ActivityEntry';

const entryCount = 8;

/** The latest steps in the histories of all applications; it updates itself. */
export function RecentActivity() {
  const t = useMessages();
  const titleId = useId();
  const activity = useRecords(watchCouncilActivity, entryCount);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t('dashboard.recentActivity')}</h2>
        <TextLink to={adminPaths.applications}>{t('dashboard.allApplications')}</TextLink>
      </Head>
      <RecordsView
        state={activity}
        failed={t('dashboard.recentActivityFailed')}
        skeleton={<Skeleton lines={entryCount} height="44px" />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={t('dashboard.noActivity')} drawing="village">
              {t('dashboard.noActivityText')}
            </EmptyState>
          ) : (
            <Entries>
              <Items
                of={entries}
                keyOf={({ applicationId, at, to }) => `${applicationId} ${at} ${to}`}
              >
                {(entry) => <ActivityEntry entry={entry} />}
              </Items>
            </Entries>
          )
        }
      </RecordsView>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
`;

const Entries = styled.ol`
  max-width: none;
  padding: 0;
  list-style: none;
`;
