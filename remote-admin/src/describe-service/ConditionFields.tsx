import { useFirstLanguage } from 'shared-area';
import { possibleConditions, type DecidingQuestion } from 'shared-data/model';
import { SelectField } from 'shared-ui';
import { FieldPair } from './EditorParts';
import { allQuestions, replaceQuestion, withOptional } from './changeDefinition';
import { useMessages, type TranslateDesigner } from './i18n';
import type { QuestionEditorProps } from './QuestionEditorProps';

/** Whether a question is always asked, or only after a certain answer to an earlier question. */
export function ConditionFields({ question, definition, problems, edits }: QuestionEditorProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const { id, showIf } = question;
  const possible = possibleConditions(definition, id);
  const asked = possible.find((one) => one.id === showIf?.question);
  const parts = { id: problems.idOf(id, 'showIf'), error: problems.errorOf(id, 'showIf') };
  const isUnknown = showIf && !asked;

  const set = (condition: { question: string; answer: string } | undefined) =>
    edits.change((before) =>
      replaceQuestion(before, id, (one) => withOptional(one, 'showIf', condition)),
    );

  function unknownLabel(): string {
    const label = allQuestions(definition).find((one) => one.id === showIf?.question)?.label;
    return label === undefined ? t('question.gone') : t('question.where', { question: label });
  }

  return (
    <FieldPair>
      <SelectField
        {...(asked ? { id: `${parts.id}-question` } : parts)}
        label={t('question.showIf')}
        options={[
          { value: '', label: t('question.always') },
          ...possible.map((one) => ({
            value: one.id,
            label: t('question.where', { question: one.label || t('questions.unnamed') }),
          })),
          ...(isUnknown ? [{ value: showIf.question, label: unknownLabel() }] : []),
        ]}
        value={showIf?.question ?? ''}
        onChange={({ target }) =>
          set(target.value ? { question: target.value, answer: '' } : undefined)
        }
      />
      {asked && (
        <SelectField
          {...parts}
          label={t('question.answer')}
          placeholder={t('question.chooseAnswer')}
          options={answersOf(asked, t, firstLanguage)}
          value={showIf?.answer ?? ''}
          onChange={({ target }) => set({ question: asked.id, answer: target.value })}
        />
      )}
    </FieldPair>
  );
}

/** The possible answers to a question. */
function answersOf(question: DecidingQuestion, t: TranslateDesigner, lang: string | undefined) {
  if (question.kind === 'yes-no')
    return (['yes', 'no'] as const).map((value) => ({ value, label: t(`answer.${value}`) }));
  return question.choices.map(({ id, label }) => ({ value: id, label, lang }));
}
