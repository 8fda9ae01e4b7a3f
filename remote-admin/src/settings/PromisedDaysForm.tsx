import { changeService, serviceDaysLimit, type Service } from 'shared-data';
import { Button, TextField, theme, useUnsavedWork } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useOutcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { FormActions } from '../admin/FormActions';
import { FormSheet } from '../admin/FormSheet';
import { useProblemWords } from '../admin/useProblemWords';
import { useWords } from '../words';
import { fieldOf, promisedDaysSchema } from './promisedDaysSchema';

interface PromisedDaysFormProps {
  services: readonly Service[];
}

/** The days within which each service is promised to be decided. */
export function PromisedDaysForm({ services }: PromisedDaysFormProps) {
  const words = useWords();
  const describeProblem = useProblemWords();
  const ids = useFieldIds(services.map((_, index) => fieldOf(index)));
  const showOutcome = useOutcome();
  const form = useForm<Record<string, string>, unknown, Record<string, number>>({
    resolver: valibotResolver(promisedDaysSchema(services, words)),
    defaultValues: Object.fromEntries(
      services.map(({ days }, index) => [fieldOf(index), String(days)]),
    ),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  async function save(values: Record<string, number>) {
    const typed = form.getValues();
    try {
      for (const [index, service] of services.entries()) {
        const days = values[fieldOf(index)];
        if (days !== undefined && days !== service.days) await changeService(service.id, { days });
      }
      form.reset(typed, { keepValues: true });
      showOutcome({ tone: 'good', text: words('settings.daysSaved') });
    } catch (error) {
      showOutcome({ tone: 'bad', text: describeProblem(error) });
    }
  }

  return (
    <FormSheet as="section" aria-label={words('settings.days')}>
      <h2>{words('settings.days')}</h2>
      <Lead>{words('settings.daysLead', { limit: serviceDaysLimit })}</Lead>
      <Form form={form} ids={ids} onSubmit={save}>
        {services.map(({ id, name }, index) => {
          const field = fieldOf(index);
          return (
            <TextField
              key={id}
              id={ids[field]}
              label={name}
              inputMode="numeric"
              error={errors[field]?.message}
              {...form.register(field)}
            />
          );
        })}
        <FormActions>
          <Button type="submit" busy={isSubmitting} busyLabel={words('settings.saving')}>
            {words('settings.saveDays')}
          </Button>
        </FormActions>
      </Form>
    </FormSheet>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;
