import { Fragment, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchCitizenDashboard } from 'shared-data';
import { Card, FailedState, PageHeading, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useSavedDraft } from '../draft/useSavedDraft';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { NeedsYou } from '../needs-you/NeedsYou';
import { Outbox } from '../outbox/Outbox';
import { useMessages } from '../i18n';
import { Figures } from './Figures';
import { QuickActions } from './QuickActions';
import { RecentActivities } from './RecentActivities';

export function DashboardPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCurrentUser();
  const dashboard = useRecords(watchCitizenDashboard, uid);
  const saved = useSavedDraft(uid);
  // All at once: what needs the citizen stands above the rest, and would move it if it came later.
  const isLoading = dashboard.status === 'loading' || saved.status === 'loading';
  const data = dashboard.status === 'ready' && !isLoading ? dashboard.data : undefined;
  const calls = data?.calls ?? [];
  const draft = saved.status === 'ready' && !isLoading ? saved.draft : undefined;
  // Once, so that nothing below loses the focus when a call comes or goes later.
  const [cameWithStrip, setCameWithStrip] = useState<boolean>();
  if (!isLoading && cameWithStrip === undefined) {
    setCameWithStrip(calls.length > 0 || draft !== undefined);
  }

  return (
    <>
      <PageHeading lead={t('dashboard.lead')}>{t('dashboard.title')}</PageHeading>
      <Outbox />
      <NeedsYou calls={calls} draft={draft} />
      {/* Below a strip it takes the outline's place instead of being pushed down. */}
      <Fragment key={cameWithStrip ? 'below' : 'alone'}>
        {dashboard.status !== 'failed' && <Figures dashboard={data} />}
        <Columns>
          <div>
            {dashboard.status === 'failed' ? (
              <FailedState title={t('dashboard.failed')} onRetry={dashboard.retry}>
                {problemMessage(dashboard.error)}
              </FailedState>
            ) : (
              <RecentActivities activities={data?.activities} />
            )}
          </div>
          {isLoading ? <ActionsOutline /> : <QuickActions />}
        </Columns>
      </Fragment>
    </>
  );
}

/** In the place of the buttons until it is known whether something stands above them: a press on one would miss it. */
function ActionsOutline() {
  return (
    <Card aria-hidden="true">
      <Skeleton height="284px" />
    </Card>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: flex-start;
  margin-top: ${theme.space[2]};

  /* Beside each other where both have room, whatever the size of the text. */
  > * {
    flex: 1 1 min(100%, 18.75rem);
    min-width: 0;
  }

  > :first-child {
    flex: 999 1 min(100%, 24rem);
  }
`;
