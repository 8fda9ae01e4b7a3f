import { optionalText, ServiceName } from 'shared-area';
import { assignApplication, type Application, type Colleague } from 'shared-data';
import { limits } from 'shared-data/limits';
import { useUnsavedWork } from 'shared-platform';
import { Actions, Button, ErrorBox, SelectField, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { nonEmpty, object, pipe, string } from 'valibot';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { AssignMessage, useAssignMessages, type TranslateAssign } from './i18n';

/** The choice that gives it back: no uid is a word. */
const nobody = 'nobody';

interface AssignFormProps {
  application: Application;
  /** Whom it can be given to. */
  colleagues: readonly Colleague[];
  onCancel: () => void;
  /** Called with the name of whoever has it now; undefined where nobody has. */
  onAssigned: (name: string | undefined) => void;
}

/** To whom, and what they need to know. What was typed stays when it cannot be saved. */
export function AssignForm({ application, colleagues, onCancel, onAssigned }: AssignFormProps) {
  const t = useAssignMessages();
  const ids = useFieldIds(['colleague', 'note']);
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const form = useForm({
    resolver: valibotResolver(assignSchema(t)),
    defaultValues: { colleague: '', note: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const { id, service, applicant, assignee } = application;
  const people = colleagues.map(({ uid, name }) => ({ value: uid, label: name }));
  const options = assignee ? [...people, { value: nobody, label: t('backToList') }] : people;
  if (options.length === 0) return <p>{t('noColleague')}</p>;

  return (
    <Form
      form={form}
      ids={ids}
      onSubmit={({ colleague, note }) =>
        run('assign', async () => {
          const to = colleagues.find(({ uid }) => uid === colleague);
          // Somebody who does not work here any more: the list has changed, and nobody else is chosen.
          if (!to && colleague !== nobody) return undefined;
          await assignApplication(id, { to, ...(note && to ? { note } : {}) });
          onAssigned(to?.name);
          return undefined;
        })
      }
    >
      <p>
        <AssignMessage
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
        label={t('noteLabel')}
        hint={t('noteHint')}
        optional
        rows={3}
        error={errors.note?.message}
      />
      <Actions>
        <Button type="submit" busy={isSubmitting} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** A colleague, and a note if there is something to say. */
function assignSchema(t: TranslateAssign) {
  return object({
    colleague: pipe(string(), nonEmpty(t('missing'))),
    note: optionalText(limits.assignmentNote, (values) => t('noteTooLong', values)),
  });
}
