import { useCallback, useState } from 'react';
import { optionalText, useCurrentUser } from 'shared-area';
import {
  bookAppointment,
  newDraftId,
  useClockDifference,
  type Appointment,
  type CouncilSettings,
} from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import { Button, Card, ErrorBox, SelectField, TextAreaField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { nonEmpty, object, pipe, string } from 'valibot';
import { ConfirmAddress } from '../citizen/ConfirmAddress';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { useMeetingMessages, type TranslateMeeting } from './i18n';
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

/** The form for a day and an hour at the council office. */
export function MeetingForm({ settings, onScheduled }: MeetingFormProps) {
  const t = useMeetingMessages();
  const problemMessage = useProblemMessage();
  const session = useCurrentUser();
  const [id] = useState(newDraftId);
  const [openedAt] = useState(Date.now);
  const ahead = useClockDifference();
  const days = visitingDays(settings, new Date(openedAt + ahead));
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const ids = useFieldIds(['day', 'hour', 'purpose']);
  const form = useForm({
    resolver: valibotResolver(meetingSchema(t)),
    defaultValues: { day: '', hour: '', purpose: '' },
    kept: { session, name: 'user/meeting' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const failureMessage = useCallback(
    (error: unknown) => {
      if (explainRecordsError(error) === 'unconfirmed') setUnconfirmed(true);
      return problemMessage(error);
    },
    [problemMessage],
  );
  const { run, outcome } = useAction(failureMessage, { shownIn: 'page' });

  const schedule = ({ day, hour, purpose }: { day: string; hour: string; purpose: string }) =>
    run('book', async () => {
      const at = officeMoment(day, Number(hour)).toISOString();
      try {
        const appointment = await bookAppointment(session.uid, { id, at, purpose });
        form.reset(form.getValues(), { keepValues: true });
        onScheduled(appointment);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AppointmentTakenError')) throw error;
        form.setError('hour', { message: t('hourTaken') });
      }
      return undefined;
    });

  return (
    <Card>
      <Form form={form} ids={ids} onSubmit={schedule} errorTitle={t('failed')}>
        {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
        {isUnconfirmed && <ConfirmAddress />}
        <SelectField
          {...form.register('day')}
          id={ids.day}
          label={t('day')}
          hint={t('dayHint', { days: daysAhead })}
          placeholder={t('dayPlaceholder')}
          options={days.map((day) => ({ value: day, label: formatOfficeDay(day) }))}
          error={errors.day?.message}
          required
        />
        <SelectField
          {...form.register('hour')}
          id={ids.hour}
          label={t('hour')}
          hint={t('hourHint')}
          placeholder={t('hourPlaceholder')}
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
          label={t('purpose')}
          hint={t('purposeHint')}
          error={errors.purpose?.message}
          rows={3}
          optional
        />
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The schema of a meeting: day, hour and subject. */
function meetingSchema(t: TranslateMeeting) {
  return object({
    day: pipe(string(), nonEmpty(t('dayMissing'))),
    hour: pipe(string(), nonEmpty(t('hourMissing'))),
    purpose: optionalText(limits.meetingPurpose, (values) => t('purposeLong', values)),
  });
}
