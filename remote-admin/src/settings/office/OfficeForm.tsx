import { useState } from 'react';
import { councilNow, saveOffice, type OfficeSettings, type Weekday } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { Button, TextAreaField, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { FormActions, FormSheet } from '../../admin/FormSheet';
import { hasName } from '../../admin/hasName';
import { useAdmin } from '../../admin/useAdmin';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { HolidayFields } from './HolidayFields';
import { useOfficeMessages } from './i18n';
import { officeFormSchema, type OfficeFormInput, type OfficeFormOutput } from './officeFormSchema';

interface OfficeFormProps {
  office: OfficeSettings;
  openDays: readonly Weekday[];
}

/** What another admin saves meanwhile does not overwrite what is entered. */
export function OfficeForm({ office, openDays }: OfficeFormProps) {
  const t = useOfficeMessages();
  const session = useAdmin();
  const ids = useFieldIds(['holidays', 'day', 'name', 'year', 'overdueAdvice']);
  const { run } = useAction(useProblemMessage());
  /** As in `CouncilForm`. */
  const [seen, setSeen] = useState<number | null>(office.revision);
  const today = councilDay(councilNow());
  const form = useForm<OfficeFormInput, unknown, OfficeFormOutput>({
    resolver: valibotResolver(officeFormSchema({ openDays, today }, t)),
    defaultValues: {
      holidays: office.holidays,
      overdueAdvice: office.overdueAdvice,
      ...{ day: '', name: '', year: today.slice(0, 4) },
    },
    kept: { session, name: 'admin/office' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const save = ({ holidays, overdueAdvice }: OfficeFormOutput) =>
    run('save', async () => {
      const typed = form.getValues();
      try {
        const revision = seen ?? office.revision;
        const saved = await saveOffice({ holidays, overdueAdvice, revision });
        setSeen(saved.revision);
      } catch (error) {
        if (!hasName(error, 'SettingsChangedError')) throw error;
        setSeen(null);
        return { tone: 'warn', text: t('changed') };
      }
      form.reset(typed, { keepValues: true });
      return { tone: 'good', text: t('saved') };
    });

  return (
    <FormSheet as="section" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Lead>{t('lead')}</Lead>
      <Form form={form} ids={ids} onSubmit={save}>
        <HolidayFields form={form} ids={ids} />
        <TextAreaField
          id={ids.overdueAdvice}
          label={t('advice')}
          hint={t('adviceHint')}
          rows={4}
          optional
          error={errors.overdueAdvice?.message}
          {...form.register('overdueAdvice')}
        />
        <FormActions>
          <Button type="submit" busy={isSubmitting} busyLabel={t('saving')}>
            {t('save')}
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
