import type { Application, PreparedTextKind } from 'shared-data';
import { useUnsavedWork } from 'shared-platform';
import { Actions, Button, ErrorBox, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { object, type GenericSchema } from 'valibot';
import { PreparedReasons } from './PreparedReasons';
import { useProblemMessage } from './useProblemMessage';

interface ReasonFormProps {
  /** What happens, and to what. */
  about: string;
  /** The application whose citizen reads the reason. */
  application: Application;
  /** The kind of prepared texts to offer. */
  kind: PreparedTextKind;
  /** The schema of the reason. */
  schema: GenericSchema<string, string>;
  texts: {
    reason: string;
    hint: string;
    confirm: string;
    confirming: string;
    close: string;
  };
  /** Performs the action and resolves to its success message. */
  onConfirm: (reason: string) => Promise<string>;
  onClose: () => void;
}

/** A form that asks why a record is ended (revoked, replaced or cancelled), in a dialog that closes on success. */
export function ReasonForm(props: ReasonFormProps) {
  const { about, application, kind, schema, texts, onConfirm, onClose } = props;
  const showOutcome = useOutcome();
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const ids = useFieldIds(['reason']);
  const form = useForm({
    resolver: valibotResolver(object({ reason: schema })),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reason' });
  useUnsavedWork(isDirty);

  const confirm = (reason: string) =>
    run('confirm', async () => {
      const text = await onConfirm(reason);
      onClose();
      showOutcome({ tone: 'info', text });
      return undefined;
    });

  return (
    <Form form={form} ids={ids} onSubmit={({ reason }) => confirm(reason)}>
      <p>{about}</p>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <PreparedReasons
        kind={kind}
        application={application}
        value={reason}
        onFill={(text) => form.setValue('reason', text, { shouldDirty: true })}
        fieldId={ids.reason}
      />
      <TextAreaField
        {...form.register('reason')}
        id={ids.reason}
        label={texts.reason}
        hint={texts.hint}
        rows={3}
        error={errors.reason?.message}
      />
      <Actions>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={texts.confirming}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </Actions>
    </Form>
  );
}
