import type { ReactNode } from 'react';
import { assignApplication, type Application, type Colleague } from 'shared-data';
import { limits } from 'shared-data/limits';
import { useUnsavedWork } from 'shared-platform';
import { Actions, Button, ErrorBox, SelectField, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { nonEmpty, object, pipe, string } from 'valibot';
import { optionalText } from '../requiredText/requiredText';
import { ServiceName } from '../ServiceName/ServiceName';
import { FormattedMessage, useMessages, type TranslateAssign } from './i18n';

/** The value of the choice that gives the application back. A uid is never a word. */
const nobody = 'nobody';

interface AssignFormProps {
  application: Application;
  /** The people that the application can be assigned to. */
  colleagues: readonly Colleague[];
  /** Shown if there is nobody. */
  none: string;
  /** The label of the choice that gives the application back; left out if that is not possible here. */
  release?: string | undefined;
  /** The label of the submit button, and the one while it is submitting. */
  label: string;
  busyLabel: string;
  /** The area's message for an error. */
  describe: (error: unknown) => ReactNode | Outcome;
  onCancel: () => void;
  /** Called with the name of the new assignee; undefined if nobody has the application now. */
  onAssigned: (name: string | undefined) => void;
}

/** Asks whom to assign an application to, and for a note. Keeps the input if saving fails. */
export function AssignForm({
  application,
  colleagues,
  none,
  release,
  label,
  busyLabel,
  describe,
  onCancel,
  onAssigned,
}: AssignFormProps) {
  const t = useMessages();
  const ids = useFieldIds(['colleague', 'note']);
  const { run, outcome } = useAction(describe, { shownIn: 'page' });
  const form = useForm({
    resolver: valibotResolver(assignSchema(t)),
    defaultValues: { colleague: '', note: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const people = colleagues.map(({ uid, name }) => ({ value: uid, label: name }));
  const options = release === undefined ? people : [...people, { value: nobody, label: release }];
  if (options.length === 0) return <p>{none}</p>;

  const { id, service, applicant } = application;
  return (
    <Form
      form={form}
      ids={ids}
      onSubmit={(values) =>
        run('assign', async () => {
          const to = colleagues.find(({ uid }) => uid === values.colleague);
          if (!to && values.colleague !== nobody) {
            form.setError('colleague', { message: t('gone') }, { shouldFocus: true });
            return undefined;
          }
          await assignApplication(id, { to, ...(values.note && to ? { note: values.note } : {}) });
          form.reset(values);
          onAssigned(to?.name);
          return undefined;
        })
      }
    >
      <p>
        <FormattedMessage
          id="about"
          values={{ service: <ServiceName>{service}</ServiceName>, applicant: applicant.name }}
        />
      </p>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <SelectField
        {...form.register('colleague')}
        id={ids.colleague}
        label={t('colleague')}
        placeholder={t('choose')}
        options={options}
        error={errors.colleague?.message}
      />
      <TextAreaField
        {...form.register('note')}
        id={ids.note}
        label={t('note')}
        hint={t('noteHint')}
        optional
        rows={3}
        error={errors.note?.message}
      />
      <Actions>
        <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** A colleague, and optionally a note. */
function assignSchema(t: TranslateAssign) {
  return object({
    colleague: pipe(string(), nonEmpty(t('missing'))),
    note: optionalText(limits.assignmentNote, (values) => t('noteTooLong', values)),
  });
}
