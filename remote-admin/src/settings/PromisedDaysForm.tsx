import { ServiceName, useCurrentUser } from 'shared-area';
import { changeService, type Service } from 'shared-data';
import { Actions, Button, TextField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { object } from 'valibot';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useSettingsMessages, type TranslateSettings } from './i18n';
import { daysField } from './daysField';

interface PromisedDaysFormProps {
  services: readonly Service[];
}

/** The days promised for services that are not described. */
export function PromisedDaysForm({ services }: PromisedDaysFormProps) {
  const t = useSettingsMessages();
  const session = useCurrentUser();
  const ids = useFieldIds(services.map((_, index) => fieldOf(index)));
  const { run } = useAction(useProblemMessage());
  const form = useForm<Record<string, string>, unknown, Record<string, number>>({
    resolver: valibotResolver(promisedDaysSchema(services, t)),
    defaultValues: Object.fromEntries(
      services.map(({ days }, index) => [fieldOf(index), String(days)]),
    ),
    kept: { session, name: `admin/days/${services.map(({ id }) => id).join(' ')}` },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const save = (values: Record<string, number>) =>
    run('save', async () => {
      const typed = form.getValues();
      for (const [index, service] of services.entries()) {
        const days = values[fieldOf(index)];
        if (days !== undefined && days !== service.days) await changeService(service.id, { days });
      }
      form.reset(typed, { keepValues: true });
      return { tone: 'good', text: t('daysSaved') };
    });

  return (
    <Form form={form} ids={ids} onSubmit={save}>
      {services.map(({ id, name }, index) => {
        const field = fieldOf(index);
        return (
          <TextField
            key={id}
            id={ids[field]}
            label={<ServiceName>{name}</ServiceName>}
            inputMode="numeric"
            autoComplete="off"
            error={errors[field]?.message}
            {...form.register(field)}
          />
        );
      })}
      <Actions>
        <Button type="submit" busy={isSubmitting} busyLabel={t('saving')}>
          {t('saveDays')}
        </Button>
      </Actions>
    </Form>
  );
}

/** The field name of a service: ids may contain characters that a form would read as a path. */
function fieldOf(index: number): `service${number}` {
  return `service${index}`;
}

/** The schema of the form: the promised days of each service. */
function promisedDaysSchema(services: readonly Service[], t: TranslateSettings) {
  return object(Object.fromEntries(services.map((_, index) => [fieldOf(index), daysField(t)])));
}
