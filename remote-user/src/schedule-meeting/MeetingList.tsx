import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { cancelAppointment, type Appointment } from 'shared-data';
import { Actions, Button, Items, theme, useKeptFocus } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useMeetingMessages } from './i18n';
import { formatOfficeTime } from './officeTime';
import { useMeetingFile } from './useMeetingFile';

interface MeetingListProps {
  appointments: readonly Appointment[];
}

/** The upcoming meetings, each with its calendar file and a cancel button. */
export function MeetingList({ appointments }: MeetingListProps) {
  const t = useMeetingMessages();
  const problemMessage = useProblemMessage();
  const failureMessage = useCallback(
    (error: unknown): Outcome => {
      console.error('A meeting could not be cancelled.', error);
      return { tone: 'bad', title: t('cancelFailed'), text: problemMessage(error) };
    },
    [t, problemMessage],
  );
  const list = useKeptFocus('li');
  const { run } = useAction(failureMessage);
  const saveMeeting = useMeetingFile();
  const { uid } = useCurrentUser();
  const [asked, setAsked] = useState<Appointment>();

  async function cancel({ id }: Appointment) {
    setAsked(undefined);
    await run(id, async () => {
      await cancelAppointment(uid, id);
      return { tone: 'info', text: t('cancelled') };
    });
  }

  if (appointments.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <List ref={list}>
        <Items of={appointments} keyOf={({ id }) => id}>
          {(appointment) => {
            const moment = formatOfficeTime(appointment.at);
            return (
              <li>
                <strong>{moment}</strong>
                {appointment.purpose && <Purpose>{appointment.purpose}</Purpose>}
                <Ways>
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<Download size={18} aria-hidden="true" />}
                    aria-label={t('downloadFor', { moment })}
                    onClick={() => saveMeeting(appointment)}
                  >
                    {t('download')}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('cancelOn', { moment })}
                    onClick={() => setAsked(appointment)}
                  >
                    {t('cancel')}
                  </Button>
                </Ways>
              </li>
            );
          }}
        </Items>
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        danger
        onConfirm={() => asked && void cancel(asked)}
        onClose={() => setAsked(undefined)}
      >
        {asked && formatOfficeTime(asked.at)}
      </ConfirmDialog>
    </>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    padding: ${theme.space[3]} 0;
    border-top: 1px solid ${theme.color.line};
  }
`;

const Purpose = styled.p`
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

const Ways = styled(Actions)`
  margin-top: ${theme.space[2]};
`;
