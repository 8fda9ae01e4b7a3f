import { languageName, optionalText, requiredText } from 'shared-area';
import type { PreparedText, PreparedTexts } from 'shared-data';
import { limits } from 'shared-data/limits';
import { preparedTextKinds } from 'shared-data/model';
import { Button, ErrorBox, SelectField, TextAreaField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Dialog } from 'shared-ui/dialog';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { firstLanguage, languages, type LanguageTag } from 'shared-ui/languages';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { object, picklist, type GenericSchema, type InferOutput } from 'valibot';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { useTextMessages, type TranslateTexts } from './i18n';

interface PreparedTextDialogProps {
  /** Undefined for a new text. */
  text: PreparedText | undefined;
  /** Resolves to undefined if another admin saved first; the next save is based on their list. */
  onSave: (text: PreparedText) => Promise<PreparedTexts | undefined>;
  onClose: () => void;
}

/** One text in each language. English is required, and is the fallback for the others. */
export function PreparedTextDialog({ text, onSave, onClose }: PreparedTextDialogProps) {
  const t = useTextMessages();
  const showOutcome = useOutcome();
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const ids = useFieldIds(['kind', ...languages.map(({ tag }) => tag)]);
  const form = useForm({
    resolver: valibotResolver(preparedTextSchema(t)),
    defaultValues: {
      kind: text?.kind ?? 'message',
      ...inEachLanguage((tag) => text?.texts[tag] ?? ''),
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const save = ({ kind, ...typed }: InferOutput<ReturnType<typeof preparedTextSchema>>) =>
    run('save', async () => {
      // Texts in a language that this build does not support are kept.
      const texts = Object.entries({ ...text?.texts, ...typed }).filter(([, each]) => each !== '');
      const id = text?.id ?? crypto.randomUUID();
      const saved = await onSave({ id, kind, texts: Object.fromEntries(texts) });
      if (!saved) return { tone: 'warn', text: t('changed') };
      onClose();
      showOutcome({ tone: 'good', text: t('saved') });
      return undefined;
    });

  const formId = `${ids.kind}-form`;
  return (
    <Dialog
      open
      title={t(text ? 'editTitle' : 'addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} ids={ids} hasSummary onSubmit={save}>
        {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
        <SelectField
          {...form.register('kind')}
          id={ids.kind}
          label={t('kind')}
          options={preparedTextKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        {languages.map(({ tag }) => (
          <TextAreaField
            key={tag}
            {...form.register(tag)}
            id={ids[tag]}
            lang={tag}
            label={t('text', { language: languageName(tag) })}
            hint={tag === firstLanguage ? t('textHint') : undefined}
            optional={tag !== firstLanguage}
            rows={3}
            error={errors[tag]?.message}
          />
        ))}
      </Form>
    </Dialog>
  );
}

/** The schema of the purpose and the text in each language. */
function preparedTextSchema(t: TranslateTexts) {
  const tooLong = (values: { limit: number; length: number }) => t('textLong', values);
  const needed = requiredText(limits.note, { missing: t('textMissing'), tooLong });
  const given = optionalText(limits.note, tooLong);
  return object({
    kind: picklist(preparedTextKinds),
    ...inEachLanguage((tag): GenericSchema<string, string> =>
      tag === firstLanguage ? needed : given,
    ),
  });
}

function inEachLanguage<T>(make: (tag: LanguageTag) => T): Record<LanguageTag, T> {
  // `Object.fromEntries` loses the type of the keys: there is one for each language.
  return Object.fromEntries(languages.map(({ tag }) => [tag, make(tag)])) as Record<LanguageTag, T>;
}
