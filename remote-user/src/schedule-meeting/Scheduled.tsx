import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from 'shared-data';
import { Button, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMeetingMessages } from './i18n';
import { formatOfficeTime } from './officeTime';
import { useMeetingFile } from './useMeetingFile';

interface ScheduledProps {
  appointment: Appointment;
}

/** The meeting that has just been scheduled, with its calendar file. */
export function Scheduled({ appointment }: ScheduledProps) {
  const t = useMeetingMessages();
  const saveMeeting = useMeetingFile();
  const box = useRef<HTMLDivElement>(null);

  // The form is remounted, so its button no longer has the focus.
  useEffect(() => box.current?.focus(), []);

  return (
    <Box ref={box} tabIndex={-1}>
      <Notice tone="good" live="status">
        <p>{t('scheduled', { moment: formatOfficeTime(appointment.at) })}</p>
        <Button
          variant="secondary"
          icon={<Download size={20} aria-hidden="true" />}
          onClick={() => saveMeeting(appointment)}
        >
          {t('download')}
        </Button>
      </Notice>
    </Box>
  );
}

const Box = styled.div`
  button {
    margin-top: ${theme.space[2]};
  }
`;
