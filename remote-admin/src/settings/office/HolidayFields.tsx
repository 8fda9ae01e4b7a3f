import { useRef } from 'react';
import { plainText } from 'shared-auth/names';
import { councilNow, type Holiday } from 'shared-data';
import { limits } from 'shared-data/limits';
import { councilDay, wholeNumber } from 'shared-data/model';
import { Button, TextField, theme } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { useWatch, type UseFormReturn } from 'shared-ui/form';
import { styled } from 'styled-components';
import { HolidayList } from './HolidayList';
import { useOfficeMessages } from './i18n';
import { nationalHolidays } from './nationalHolidays';
import type { OfficeFormInput, OfficeFormOutput } from './officeFormSchema';

interface HolidayFieldsProps {
  form: UseFormReturn<OfficeFormInput, unknown, OfficeFormOutput>;
  ids: Readonly<Record<'holidays' | 'day' | 'name' | 'year', string>>;
}

/** A field with an error, and its message. */
type Fault = [field: 'day' | 'name' | 'year', message: string];

/** The list of holidays; adds one by day and name, or those of a year at once. They are saved with the form. */
export function HolidayFields({ form, ids }: HolidayFieldsProps) {
  const t = useOfficeMessages();
  const announce = useAnnounce();
  const group = useRef<HTMLFieldSetElement>(null);
  const { errors } = form.formState;
  const holidays = useWatch({ control: form.control, name: 'holidays' });

  function change(next: readonly Holiday[]) {
    const inOrder = [...next].sort((one, other) => one.day.localeCompare(other.day));
    form.setValue('holidays', inOrder, { shouldDirty: true });
    form.clearErrors();
  }
  function refuse(...[field, message]: Fault) {
    form.setError(field, { message }, { shouldFocus: true });
  }

  function findFault(day: string, name: string): Fault | undefined {
    const limit = limits.settingsLine;
    if (day === '') return ['day', t('dayMissing')];
    if (holidays.some((holiday) => holiday.day === day)) return ['day', t('dayTaken')];
    if (name === '') return ['name', t('nameMissing')];
    return name.length > limit ? ['name', t('nameLong', { limit })] : undefined;
  }

  function add() {
    const { day, name: typed } = form.getValues();
    const name = plainText(typed);
    form.clearErrors();
    const fault = findFault(day, name);
    if (fault) {
      refuse(...fault);
      return;
    }
    change([...holidays, { day, name }]);
    form.resetField('day', { defaultValue: '' });
    form.resetField('name', { defaultValue: '' });
    form.setFocus('day');
    announce(t('added', { name }));
  }

  function addNational() {
    const year = wholeNumber(form.getValues('year'));
    form.clearErrors();
    if (!/^20\d\d$/.test(year)) {
      refuse('year', t('yearWrong', { year: councilDay(councilNow()).slice(0, 4) }));
      return;
    }
    const known = new Set(holidays.map(({ day }) => day));
    const missing = nationalHolidays(Number(year), t).filter(({ day }) => !known.has(day));
    change([...holidays, ...missing]);
    announce(t('presetAdded', { count: missing.length }));
  }

  function remove(removed: Holiday) {
    change(holidays.filter((holiday) => holiday !== removed));
    // The focused button has disappeared with its row.
    group.current?.focus();
    announce(t('removed', { name: removed.name }));
  }

  return (
    <Group ref={group} id={ids.holidays} tabIndex={-1}>
      <legend>{t('holidays')}</legend>
      <HolidayList holidays={holidays} onRemove={remove} />
      {errors.holidays?.message && <Problem>{errors.holidays.message}</Problem>}
      <Row>
        <TextField
          id={ids.day}
          label={t('day')}
          type="date"
          error={errors.day?.message}
          {...form.register('day')}
        />
        <TextField
          id={ids.name}
          label={t('name')}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
      </Row>
      <Button type="button" variant="secondary" onClick={add}>
        {t('add')}
      </Button>
      <Row>
        <TextField
          id={ids.year}
          label={t('year')}
          hint={t('presetHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.year?.message}
          {...form.register('year')}
        />
      </Row>
      <Button type="button" variant="secondary" onClick={addNational}>
        {t('preset')}
      </Button>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.text.strong};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[4]};
  width: 100%;
`;

const Problem = styled.p`
  color: ${theme.color.bad};
  font-weight: ${theme.text.strong};
`;
