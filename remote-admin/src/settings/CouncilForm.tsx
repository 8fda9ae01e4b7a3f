import { InFirstLanguage, languageName, useCurrentUser, useFirstLanguage } from 'shared-area';
import { saveSettings, type CouncilSettings } from 'shared-data';
import { canCloseSaturdays, officeHours } from 'shared-data/model';
import { Actions, Button, SelectField, TextField, theme } from 'shared-ui';
import { otherLanguages } from 'shared-ui/languages';
import { activeLocales, useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { FormSheet } from '../admin/FormSheet';
import { ClosedSaturdaysField } from './ClosedSaturdaysField';
import { useSettingsMessages } from './i18n';
import { OpenDaysField } from './OpenDaysField';
import {
  chosenDays,
  chosenSaturdays,
  settingsFormSchema,
  type SettingsFormInput,
  type SettingsFormOutput,
} from './settingsFormSchema';
import { TranslatedGroup } from './TranslatedGroup';
import { typedWords, wordField, wordFields, wordsToType } from './translatedWords';
import { useSaveSettings } from './useSaveSettings';

const fieldNames = [
  'name',
  'address',
  'phone',
  'email',
  'openDays',
  'closedSaturdays',
  'opensAt',
  'closesAt',
  'hoursNote',
  ...wordFields(['name', 'address', 'hoursNote']),
  'language',
] as const;

const noWords = { name: '', address: '', hoursNote: '' };

interface CouncilFormProps {
  settings: CouncilSettings;
}

/** Name, contact lines and office hours. A save by another admin does not overwrite what is typed. */
export function CouncilForm({ settings }: CouncilFormProps) {
  const t = useSettingsMessages();
  const firstLanguage = useFirstLanguage();
  const session = useCurrentUser();
  const ids = useFieldIds(fieldNames);
  const saveAt = useSaveSettings({
    revision: settings.revision,
    words: { saved: t('saved'), changed: t('changed') },
  });
  const form = useForm<SettingsFormInput, unknown, SettingsFormOutput>({
    resolver: valibotResolver(settingsFormSchema(t)),
    defaultValues: {
      ...settings,
      openDays: settings.openDays.map((day) => `${day}` as const),
      closedSaturdays: (settings.closedSaturdays ?? []).map((which) => `${which}` as const),
      translations: wordsToType(noWords, settings.translations),
      language: settings.language ?? '',
    },
    kept: { session, name: 'admin/council' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const [days, saturdays, opensAt, closesAt, note, translations] = useWatch({
    control: form.control,
    name: ['openDays', 'closedSaturdays', 'opensAt', 'closesAt', 'hoursNote', 'translations'],
  });
  const openDays = chosenDays(days);
  const closedSaturdays = chosenSaturdays(saturdays, openDays);

  const save = ({
    translations: typedIn,
    language,
    closedSaturdays: closed,
    ...values
  }: SettingsFormOutput) => {
    const typed = form.getValues();
    return saveAt(
      (revision) =>
        saveSettings({
          ...values,
          ...typedWords(typedIn),
          ...(language === '' ? {} : { language }),
          ...(closed.length > 0 ? { closedSaturdays: closed } : {}),
          revision,
        }),
      () => form.reset(typed, { keepValues: true }),
    );
  };

  const hours = { openDays, closedSaturdays, opensAt, closesAt };
  const shown = opensAt && closesAt && officeHours(hours, activeLocales());

  return (
    <FormSheet as="section" aria-label={t('council')}>
      <Title>{t('council')}</Title>
      <Form form={form} ids={ids} onSubmit={save}>
        <TextField
          id={ids.name}
          lang={firstLanguage}
          label={t('name')}
          autoComplete="organization"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          id={ids.address}
          lang={firstLanguage}
          label={t('address')}
          autoComplete="address-line1"
          error={errors.address?.message}
          {...form.register('address')}
        />
        <TextField
          id={ids.phone}
          label={t('phone')}
          autoComplete="work tel"
          type="tel"
          optional
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextField
          id={ids.email}
          label={t('email')}
          autoComplete="work email"
          type="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <OpenDaysField
          id={ids.openDays}
          error={errors.openDays?.message}
          {...form.register('openDays')}
        />
        {canCloseSaturdays(openDays) && (
          <ClosedSaturdaysField control={form.control} id={ids.closedSaturdays} />
        )}
        <Times>
          <TextField
            id={ids.opensAt}
            label={t('opensAt')}
            type="time"
            error={errors.opensAt?.message}
            {...form.register('opensAt')}
          />
          <TextField
            id={ids.closesAt}
            label={t('closesAt')}
            type="time"
            error={errors.closesAt?.message}
            {...form.register('closesAt')}
          />
        </Times>
        <TextField
          id={ids.hoursNote}
          lang={firstLanguage}
          label={t('hoursNote')}
          autoComplete="off"
          hint={t('hoursNoteHint')}
          optional
          error={errors.hoursNote?.message}
          {...form.register('hoursNote')}
        />
        {shown && (
          <Preview>
            <PreviewLabel>{t('preview')}</PreviewLabel>
            {shown}
            {note && <br />}
            <InFirstLanguage>{note}</InFirstLanguage>
          </Preview>
        )}
        {otherLanguages.map((tag) => (
          <TranslatedGroup key={tag} tag={tag}>
            {(['name', 'address', 'hoursNote'] as const).map((word) => (
              <TextField
                key={word}
                id={ids[wordField(tag, word)]}
                label={t(`${word}In`, { language: languageName(tag) })}
                hint={translations[tag]?.[word] ? undefined : t('notGiven')}
                lang={tag}
                optional
                autoComplete="off"
                error={errors.translations?.[tag]?.[word]?.message}
                {...form.register(wordField(tag, word))}
              />
            ))}
          </TranslatedGroup>
        ))}
        <SelectField
          id={ids.language}
          label={t('language')}
          hint={t('languageHint')}
          options={[
            { value: '', label: t('englishOnly') },
            ...otherLanguages.map((tag) => ({ value: tag, label: languageName(tag) })),
          ]}
          {...form.register('language')}
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

const Title = styled.h2`
  margin-bottom: ${theme.space[4]};
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 11.25rem));
  gap: ${theme.space[4]};
`;

const Preview = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.accent};
  background: ${theme.color.raised};
`;

const PreviewLabel = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
