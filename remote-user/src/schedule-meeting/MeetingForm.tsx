import { useMemo, useState } from 'react';
import {
  bookAppointment,
  explainRecordsError,
  newDraftId,
  useClockDifference,
  type Appointment,
  type CouncilSettings,
} from 'shared-data';
import { limits } from 'shared-data/limits';
import { Button, Card, ErrorBox, SelectField, TextAreaField, useUnsavedWork } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { ConfirmAddress } from '../citizen/ConfirmAddress';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { useWords } from '../words';
import { meetingSchema } from './meetingSchema';
import {
  daysAhead,
  formatOfficeDay,
  formatOfficeHour,
  officeMoment,
  visitingDays,
  visitingHours,
} from './officeTime';

interface MeetingFormProps {
  settings: CouncilSettings;
  onScheduled: (appointment: Appointment) => void;
}

/** A day and an hour at the council office. */
export function MeetingForm({ settings, onScheduled }: MeetingFormProps) {
  const words = useWords();
  const problemWords = useProblemWords();
  const { uid } = useCitizen();
  const [id] = useState(newDraftId);
  const [openedAt] = useState(Date.now);
  const ahead = useClockDifference();
  const days = visitingDays(settings, new Date(openedAt + ahead));
  const [problem, setProblem] = useState<string>();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const ids = useFieldIds(['day', 'hour', 'purpose']);
  const resolver = useMemo(
    () =>
      valibotResolver(
        meetingSchema({
          dayMissing: words('meeting.dayMissing'),
          hourMissing: words('meeting.hourMissing'),
          purposeLong: words('meeting.purposeLong', { limit: limits.meetingPurpose }),
        }),
      ),
    [words],
  );
  const form = useForm({ resolver, defaultValues: { day: '', hour: '', purpose: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  async function schedule({ day, hour, purpose }: { day: string; hour: string; purpose: string }) {
    setProblem(undefined);
    const at = officeMoment(day, Number(hour)).toISOString();
    try {
      onScheduled(await bookAppointment(uid, { id, at, purpose }));
    } catch (error) {
      if (error instanceof Error && error.name === 'AppointmentTakenError') {
        form.setError('hour', { message: words('meeting.hourTaken') });
      } else {
        setProblem(problemWords(error));
        if (explainRecordsError(error) === 'unconfirmed') setUnconfirmed(true);
      }
    }
  }

  return (
    <Sheet>
      <Form form={form} ids={ids} onSubmit={schedule} errorTitle={words('meeting.failed')}>
        {problem && <ErrorBox>{problem}</ErrorBox>}
        {isUnconfirmed && <ConfirmAddress />}
        <SelectField
          {...form.register('day')}
          id={ids.day}
          label={words('meeting.day')}
          hint={words('meeting.dayHint', { days: daysAhead })}
          placeholder={words('meeting.dayPlaceholder')}
          options={days.map((day) => ({ value: day, label: formatOfficeDay(day) }))}
          error={errors.day?.message}
          required
        />
        <SelectField
          {...form.register('hour')}
          id={ids.hour}
          label={words('meeting.hour')}
          hint={words('meeting.hourHint')}
          placeholder={words('meeting.hourPlaceholder')}
          options={visitingHours(settings).map((hour) => ({
            value: String(hour),
            label: formatOfficeHour(hour),
          }))}
          error={errors.hour?.message}
          required
        />
        <TextAreaField
          {...form.register('purpose')}
          id={ids.purpose}
          label={words('meeting.purpose')}
          hint={words('meeting.purposeHint')}
          error={errors.purpose?.message}
          rows={3}
          optional
        />
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel={words('meeting.submitting')}>
            {words('meeting.submit')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  max-width: 560px;
`;
