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
  // Both load before anything is shown: the strip of what needs the citizen is above the rest, and would move it later.
  const isLoading = dashboard.status === 'loading' || saved.status === 'loading';
  const data = dashboard.status === 'ready' && !isLoading ? dashboard.data : undefined;
  const calls = data?.calls ?? [];
  const draft = saved.status === 'ready' && !isLoading ? saved.draft : undefined;
  // Decided once, so that nothing below remounts and loses the focus when a call appears or disappears later.
  const [cameWithStrip, setCameWithStrip] = useState<boolean>();
  if (!isLoading && cameWithStrip === undefined) {
    setCameWithStrip(calls.length > 0 || draft !== undefined);
  }

  return (
    <>
      <PageHeading lead={t('dashboard.lead')}>{t('dashboard.title')}</PageHeading>
      <Outbox />
      <NeedsYou calls={calls} draft={draft} />
      {/* The key remounts it below a strip, in the place of the skeleton, so that it is not pushed down. */}
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

/** Replaces the buttons until it is known whether a strip appears above them, which would move them under a press. */
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

  /* Side by side if both fit, whatever the size of the text. */
  > * {
    flex: 1 1 min(100%, 18.75rem);
    min-width: 0;
  }

  > :first-child {
    flex: 999 1 min(100%, 24rem);
  }
`;
