import { useFirstLanguage } from 'shared-area';
import type { Question, QuestionKind } from 'shared-data';
import { isLasting, withKind } from 'shared-data/model';
import { CheckboxField, SelectField, TextField } from 'shared-ui';
import { replaceQuestion, withOptional } from './changeDefinition';
import { ChoicesEditor } from './ChoicesEditor';
import { ConditionFields } from './ConditionFields';
import { DayLimitFields } from './DayLimitFields';
import { FigureField } from './FigureField';
import { useMessages } from './i18n';
import type { QuestionEditorProps } from './QuestionEditorProps';

/** In the order of the selection list. */
export const questionKinds: readonly QuestionKind[] = [
  'short-text',
  'long-text',
  'person-name',
  'number',
  'amount',
  'date',
  'yes-no',
  'one-of',
  'some-of',
  'phone',
  'address',
];

/** The fields of a question. Each keystroke updates the definition at once. */
export function QuestionEditor(props: QuestionEditorProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const { question, problems, edits } = props;
  const { id, kind, label, hint, required } = question;
  const partsOf = (field: string) => ({
    id: problems.idOf(id, field),
    error: problems.errorOf(id, field),
  });
  const change = (how: (before: Question) => Question, field?: string) =>
    edits.change((definition) => replaceQuestion(definition, id, how), field && `${id}.${field}`);

  return (
    <>
      <TextField
        {...partsOf('label')}
        lang={firstLanguage}
        label={t('question.label')}
        autoComplete="off"
        value={label}
        onChange={({ target }) => change((before) => ({ ...before, label: target.value }), 'label')}
      />
      <TextField
        {...partsOf('hint')}
        lang={firstLanguage}
        label={t('question.hint')}
        hint={t('question.hintHint')}
        optional
        autoComplete="off"
        value={hint ?? ''}
        onChange={({ target }) =>
          change((before) => withOptional(before, 'hint', target.value || undefined), 'hint')
        }
      />
      <SelectField
        id={problems.idOf(id, 'kind')}
        label={t('question.kind')}
        options={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={({ target }) => {
          const chosen = questionKinds.find((one) => one === target.value);
          if (chosen) change((before) => withKind(before, chosen));
        }}
      />
      <KindFields {...props} />
      <CheckboxField
        id={problems.idOf(id, 'required')}
        label={t('question.required')}
        checked={required}
        onChange={({ target }) => change((before) => ({ ...before, required: target.checked }))}
      />
      <ConditionFields {...props} />
    </>
  );
}

/** The fields that only this kind of question has. */
function KindFields({ question, ...props }: QuestionEditorProps) {
  switch (question.kind) {
    case 'short-text':
    case 'long-text':
      return <LengthField {...props} question={question} />;
    case 'number':
    case 'amount':
      return (
        <>
          <BoundField {...props} question={question} bound="min" />
          <BoundField {...props} question={question} bound="max" />
        </>
      );
    case 'date':
      return (
        <>
          <DayLimitFields {...props} question={question} bound="earliest" />
          <DayLimitFields {...props} question={question} bound="latest" />
        </>
      );
    case 'one-of':
    case 'some-of':
      return <ChoicesEditor {...props} question={question} />;
    case 'person-name':
    case 'phone':
    case 'address':
      return <LastingField {...props} question={question} />;
    default:
      return null;
  }
}

function LastingField({
  question,
  problems,
  edits,
}: QuestionEditorProps<'person-name' | 'phone' | 'address'>) {
  const t = useMessages();
  const { id } = question;
  const change = (isLasting: boolean) => (before: Question) =>
    before.kind === 'person-name' || before.kind === 'phone' || before.kind === 'address'
      ? withOptional(before, 'lasting', isLasting || undefined)
      : before;
  return (
    <CheckboxField
      id={problems.idOf(id, 'lasting')}
      label={t('question.lasting')}
      hint={t('question.lastingHint')}
      checked={isLasting(question)}
      onChange={({ target }) =>
        edits.change((definition) => replaceQuestion(definition, id, change(target.checked)))
      }
    />
  );
}

function LengthField(props: QuestionEditorProps<'short-text' | 'long-text'>) {
  const t = useMessages();
  const { question, unread, problems, edits } = props;
  const { id } = question;
  return (
    <FigureField
      edits={edits}
      unread={unread}
      at={id}
      field="maxLength"
      id={problems.idOf(id, 'maxLength')}
      error={problems.errorOf(id, 'maxLength')}
      label={t('question.maxLength')}
      optional
      figure={question.maxLength}
      onFigure={(definition, figure) =>
        replaceQuestion(definition, id, (before) =>
          before.kind === 'short-text' || before.kind === 'long-text'
            ? withOptional(before, 'maxLength', figure)
            : before,
        )
      }
    />
  );
}

function BoundField({
  question,
  unread,
  problems,
  edits,
  bound,
}: QuestionEditorProps<'number' | 'amount'> & { bound: 'min' | 'max' }) {
  const t = useMessages();
  const { id } = question;
  return (
    <FigureField
      edits={edits}
      unread={unread}
      at={id}
      field={bound}
      id={problems.idOf(id, bound)}
      error={problems.errorOf(id, bound)}
      label={t(`question.${bound}`)}
      optional
      figure={question[bound]}
      onFigure={(definition, figure) =>
        replaceQuestion(definition, id, (before) =>
          before.kind === 'number' || before.kind === 'amount'
            ? withOptional(before, bound, figure)
            : before,
        )
      }
    />
  );
}
