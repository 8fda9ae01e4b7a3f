import { requiredText, ServiceName, stepKind } from 'shared-area';
import { useRecords, watchApplication, type Application } from 'shared-data';
import { adminStatus } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import { Actions, Button, ErrorBox, Notice, TextAreaField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { object } from 'valibot';
import { PreparedReasons } from '../admin/PreparedReasons';
import { ApplicationsMessage, useApplicationsMessages, type TranslateApplications } from './i18n';
import { useMessages } from '../i18n';
import { useReject } from './useReject';

interface RejectFormProps {
  /** As it was when the admin pressed 'Reject'. */
  application: Application;
  onCancel: () => void;
  onRejected: (rejected: Application) => void;
}

/** The reason for a rejection. If another admin was faster, it shows a conflict message and keeps the reason. */
export function RejectForm({ application, onCancel, onRejected }: RejectFormProps) {
  const t = useApplicationsMessages();
  const tAdmin = useMessages();
  const latest = useRecords(watchApplication, application.id);
  const current = latest.status === 'ready' ? latest.data : application;
  const { reject, problem } = useReject(current, onRejected);
  const ids = useFieldIds(['reason']);
  const form = useForm({
    resolver: valibotResolver(rejectSchema(t)),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reason' });
  const latestStep = current.history.at(-1);
  useUnsavedWork(isDirty);
  const isRejected = adminStatus(current.status) === 'rejected';

  return (
    <Form
      form={form}
      ids={ids}
      onSubmit={async ({ reason }) => {
        if (!(await reject(reason))) form.setFocus('reason');
      }}
    >
      <div>
        <p>
          <ApplicationsMessage
            id="reject.about"
            values={{
              service: <ServiceName>{application.service}</ServiceName>,
              applicant: application.applicant.name,
            }}
          />
        </p>
        <div role="status">
          {current.revision !== application.revision && latestStep && (
            <Notice tone="warn">
              {t('reject.changed', {
                by: latestStep.by.name,
                what: t(`event.${stepKind(latestStep)}`),
                status: tAdmin(`status.${adminStatus(current.status)}`),
              })}
            </Notice>
          )}
        </div>
      </div>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <PreparedReasons
        kind="rejection"
        application={application}
        value={reason}
        onFill={(text) => form.setValue('reason', text, { shouldDirty: true })}
        fieldId={ids.reason}
      />
      <TextAreaField
        {...form.register('reason')}
        id={ids.reason}
        label={t('reject.reason')}
        hint={t('reject.reasonHint')}
        rows={4}
        error={errors.reason?.message}
      />
      <Actions>
        <Button
          type="submit"
          variant="danger"
          disabled={isRejected}
          busy={isSubmitting}
          busyLabel={t('reject.rejecting')}
        >
          {t('reject.confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('reject.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** The schema of the reason for a rejection, which the citizen reads. */
export function rejectSchema(t: TranslateApplications) {
  return object({
    reason: requiredText(limits.note, {
      missing: t('reject.reasonMissing'),
      tooLong: (values) => t('reject.reasonTooLong', values),
    }),
  });
}
