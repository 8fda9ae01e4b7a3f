import { useRef, useState, type SubmitEvent } from 'react';
import { stepKind } from 'shared-area';
import { adminStatus, useRecords, watchApplication, type Application } from 'shared-data';
import { Button, ErrorBox, Notice, TextAreaField, theme, useUnsavedWork } from 'shared-ui';
import { styled } from 'styled-components';
import { FormActions } from '../admin/FormActions';
import { useMessages } from '../i18n';
import { reasonLimit, useReject } from './useReject';

interface RejectFormProps {
  /** As it was when the admin pressed 'Reject'. */
  application: Application;
  onCancel: () => void;
  onRejected: (rejected: Application) => void;
}

/** The reason for a rejection. When somebody else was quicker it says so, and keeps the reason. */
export function RejectForm({ application, onCancel, onRejected }: RejectFormProps) {
  const t = useMessages();
  const { service, applicant } = application;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const latest = useRecords(watchApplication, application.id);
  const current = latest.status === 'ready' ? latest.data : application;
  const { reject, busy, error, problem } = useReject(current);
  const latestStep = current.history.at(-1);
  useUnsavedWork(reason !== '');
  const isRejected = adminStatus(current.status) === 'rejected';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const rejected = await reject(reason);
    if (rejected) onRejected(rejected);
    else field.current?.focus();
  }

  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('reject.about', { service, applicant: applicant.name })}</p>
      <div role="status">
        {current.revision !== application.revision && latestStep && (
          <Notice tone="warn">
            {t('reject.changed', {
              by: latestStep.by.name,
              what: t(`event.${stepKind(latestStep)}`),
              status: t(`status.${adminStatus(current.status)}`),
            })}
          </Notice>
        )}
      </div>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <TextAreaField
        ref={field}
        label={t('reject.reason')}
        hint={t('reject.reasonHint')}
        rows={4}
        value={reason}
        error={
          error === 'missing'
            ? t('reject.reasonMissing')
            : error === 'long'
              ? t('reject.reasonTooLong', { limit: reasonLimit, length: reason.trim().length })
              : undefined
        }
        onChange={({ target }) => setReason(target.value)}
      />
      <FormActions>
        <Button
          type="submit"
          variant="danger"
          disabled={isRejected}
          busy={busy}
          busyLabel={t('reject.rejecting')}
        >
          {t('reject.confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('reject.cancel')}
        </Button>
      </FormActions>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
