import { optionalText, ServiceName } from 'shared-area';
import { assignApplication, type Application, type Colleague } from 'shared-data';
import { limits } from 'shared-data/limits';
import { useUnsavedWork } from 'shared-platform';
import { Actions, Button, ErrorBox, SelectField, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { nonEmpty, object, pipe, string } from 'valibot';
import { useWorklistMessages, WorklistMessage, type TranslateWorklist } from './i18n';
import { useAssignmentProblem } from './useAssignment';

interface HandOverFormProps {
  application: Application;
  /** Whom it can be given to. */
  colleagues: readonly Colleague[];
  onCancel: () => void;
  onHandedOver: (name: string) => void;
}

/** To whom, and what they need to know. What was typed stays when it cannot be saved. */
export function HandOverForm({
  application,
  colleagues,
  onCancel,
  onHandedOver,
}: HandOverFormProps) {
  const t = useWorklistMessages();
  const ids = useFieldIds(['colleague', 'note']);
  const { run, outcome } = useAction(useAssignmentProblem(), { shownIn: 'page' });
  const form = useForm({
    resolver: valibotResolver(handOverSchema(t)),
    defaultValues: { colleague: '', note: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  if (colleagues.length === 0) return <p>{t('handOver.nobody')}</p>;

  const { id, service, applicant } = application;
  return (
    <Form
      form={form}
      ids={ids}
      onSubmit={(values) =>
        run('hand-over', async () => {
          const to = colleagues.find(({ uid }) => uid === values.colleague);
          if (!to) return undefined;
          await assignApplication(id, { to, ...(values.note ? { note: values.note } : {}) });
          form.reset(values);
          onHandedOver(to.name);
          return undefined;
        })
      }
    >
      <p>
        <WorklistMessage
          id="handOver.about"
          values={{ service: <ServiceName>{service}</ServiceName>, applicant: applicant.name }}
        />
      </p>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <SelectField
        {...form.register('colleague')}
        id={ids.colleague}
        label={t('handOver.colleague')}
        placeholder={t('handOver.choose')}
        options={colleagues.map(({ uid, name }) => ({ value: uid, label: name }))}
        error={errors.colleague?.message}
      />
      <TextAreaField
        {...form.register('note')}
        id={ids.note}
        label={t('handOver.note')}
        hint={t('handOver.noteHint')}
        optional
        rows={3}
        error={errors.note?.message}
      />
      <Actions>
        <Button type="submit" busy={isSubmitting} busyLabel={t('handOver.saving')}>
          {t('handOver')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('handOver.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** A colleague, and a note if there is something to say. */
function handOverSchema(t: TranslateWorklist) {
  return object({
    colleague: pipe(string(), nonEmpty(t('handOver.missing'))),
    note: optionalText(limits.assignmentNote, (values) => t('handOver.tooLong', values)),
  });
}
