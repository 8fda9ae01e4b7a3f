import { useState } from 'react';
import { BackLink, joinRecords, OfficeHelp, PageColumns, useCurrentUser } from 'shared-area';
import {
  useClockDifference,
  useRecords,
  watchAppointments,
  watchSettings,
  type Appointment,
} from 'shared-data';
import { EmptyState, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ClockNotice } from '../citizen/ClockNotice';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useMeetingMessages } from './i18n';
import { MeetingForm } from './MeetingForm';
import { MeetingList } from './MeetingList';
import { visitingHours } from './officeTime';
import { Scheduled } from './Scheduled';

/** 'Schedule Meeting': a day and an hour at the council office, and its calendar file. */
export function MeetingPage() {
  const tUser = useMessages();
  const t = useMeetingMessages();
  const { uid } = useCurrentUser();
  const records = joinRecords({
    settings: useRecords(watchSettings),
    own: useRecords(watchAppointments, uid),
  });
  const [openedAt] = useState(Date.now);
  const ahead = useClockDifference();
  const [scheduled, setScheduled] = useState<Appointment>();

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <ClockNotice />
      <RecordsView state={records} failed={t('listFailed')} loading={t('loading')}>
        {({ settings, own }) => (
          <PageColumns help={<OfficeHelp />}>
            {scheduled && <Scheduled key={scheduled.id} appointment={scheduled} />}
            {settings.openDays.length > 0 && visitingHours(settings).length > 0 ? (
              <MeetingForm
                key={`after-${scheduled?.id ?? 'nothing'}`}
                settings={settings}
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
                appointments={own.filter(({ at }) => Date.parse(at) > openedAt + ahead)}
              />
            </Own>
          </PageColumns>
        )}
      </RecordsView>
    </>
  );
}

const Own = styled.section`
  h2 {
    margin-bottom: ${theme.space[2]};
  }
`;
