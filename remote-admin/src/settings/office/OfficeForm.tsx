import { languageName, useCurrentUser, useFirstLanguage } from 'shared-area';
import { councilNow, saveOffice, type CouncilSettings, type OfficeSettings } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { Actions, Button, TextAreaField, TextField, theme } from 'shared-ui';
import { otherLanguages } from 'shared-ui/languages';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { FormSheet } from '../../admin/FormSheet';
import { typedWords, wordField, wordFields, wordsToType } from '../translatedWords';
import { TranslatedGroup } from '../TranslatedGroup';
import { useSaveSettings } from '../useSaveSettings';
import { HolidayFields } from './HolidayFields';
import { useOfficeMessages } from './i18n';
import { officeFormSchema, type OfficeFormInput, type OfficeFormOutput } from './officeFormSchema';

interface OfficeFormProps {
  office: OfficeSettings;
  council: CouncilSettings;
}

/** A save by another admin does not overwrite what is entered here. */
export function OfficeForm({ office, council }: OfficeFormProps) {
  const t = useOfficeMessages();
  const firstLanguage = useFirstLanguage();
  const session = useCurrentUser();
  const ids = useFieldIds([
    ...(['holidays', 'day', 'name', 'year', 'overdueAdvice', 'graceDays'] as const),
    ...wordFields(['overdueAdvice']),
  ]);
  const saveAt = useSaveSettings({
    revision: office.revision,
    words: { saved: t('saved'), changed: t('changed') },
  });
  const today = councilDay(councilNow());
  const form = useForm<OfficeFormInput, unknown, OfficeFormOutput>({
    resolver: valibotResolver(officeFormSchema({ ...council, today }, t)),
    defaultValues: {
      holidays: office.holidays,
      overdueAdvice: office.overdueAdvice,
      graceDays: String(office.graceDays),
      translations: wordsToType({ overdueAdvice: '' }, office.translations),
      day: '',
      name: '',
      year: today.slice(0, 4),
    },
    kept: { session, name: 'admin/office' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const translations = useWatch({ control: form.control, name: 'translations' });

  const save = ({ holidays, overdueAdvice, graceDays, translations: typed }: OfficeFormOutput) => {
    const entered = form.getValues();
    const own = { holidays, overdueAdvice, graceDays };
    return saveAt(
      (revision) => saveOffice({ ...own, revision, ...typedWords(typed) }),
      () => form.reset(entered, { keepValues: true }),
    );
  };

  return (
    <FormSheet as="section" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Lead>{t('lead')}</Lead>
      <Form form={form} ids={ids} onSubmit={save}>
        <HolidayFields form={form} ids={ids} />
        <TextAreaField
          id={ids.overdueAdvice}
          lang={firstLanguage}
          label={t('advice')}
          hint={t('adviceHint')}
          rows={4}
          optional
          error={errors.overdueAdvice?.message}
          {...form.register('overdueAdvice')}
        />
        {otherLanguages.map((tag) => (
          <TranslatedGroup key={tag} tag={tag}>
            <TextAreaField
              id={ids[wordField(tag, 'overdueAdvice')]}
              label={t('adviceIn', { language: languageName(tag) })}
              hint={translations[tag]?.overdueAdvice ? undefined : t('notGiven')}
              rows={3}
              lang={tag}
              optional
              error={errors.translations?.[tag]?.overdueAdvice?.message}
              {...form.register(wordField(tag, 'overdueAdvice'))}
            />
          </TranslatedGroup>
        ))}
        <TextField
          id={ids.graceDays}
          label={t('grace')}
          hint={t('graceHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.graceDays?.message}
          {...form.register('graceDays')}
        />
        <Actions>
          <Button type="submit" busy={isSubmitting} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </Actions>
      </Form>
    </FormSheet>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;
