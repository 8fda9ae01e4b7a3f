import { useState } from 'react';
import { BackLink, OfficeHelp, PageColumns } from 'shared-area';
import {
  useClockDifference,
  useRecords,
  watchAppointments,
  watchSettings,
  type Appointment,
} from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ClockNotice } from '../citizen/ClockNotice';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useMeetingMessages } from './i18n';
import { MeetingForm } from './MeetingForm';
import { MeetingList } from './MeetingList';
import { visitingHours } from './officeTime';
import { Scheduled } from './Scheduled';

/** 'Schedule Meeting': a day and an hour at the council office, and a calendar file of it. */
export function MeetingPage() {
  const tUser = useMessages();
  const t = useMeetingMessages();
  const problemMessage = useProblemMessage();
  const { uid } = useCitizen();
  const settings = useRecords(watchSettings);
  const own = useRecords(watchAppointments, uid);
  const [openedAt] = useState(Date.now);
  const ahead = useClockDifference();
  const [scheduled, setScheduled] = useState<Appointment>();
  const failed = [settings, own].find(({ status }) => status === 'failed');

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <ClockNotice />
      {failed?.status === 'failed' && (
        <FailedState title={t('listFailed')} onRetry={failed.retry}>
          {problemMessage(failed.error)}
        </FailedState>
      )}
      {!failed && (settings.status !== 'ready' || own.status !== 'ready') && (
        <PageSkeleton label={t('loading')} />
      )}
      {settings.status === 'ready' && own.status === 'ready' && (
        <PageColumns help={<OfficeHelp />}>
          {scheduled && <Scheduled key={scheduled.id} appointment={scheduled} />}
          {settings.data.openDays.length > 0 && visitingHours(settings.data).length > 0 ? (
            <MeetingForm
              key={`after-${scheduled?.id ?? 'nothing'}`}
              settings={settings.data}
              onScheduled={setScheduled}
            />
          ) : (
            <EmptyState title={t('closed')} drawing="office">
              {t('closedText')}
            </EmptyState>
          )}
          <Own aria-labelledby="meetings">
            <h2 id="meetings">{t('yours')}</h2>
            <MeetingList
              appointments={own.data.filter(({ at }) => Date.parse(at) > openedAt + ahead)}
            />
          </Own>
        </PageColumns>
      )}
    </>
  );
}

const Own = styled.section`
  h2 {
    margin-bottom: ${theme.space[2]};
  }
`;
