import { councilNow, type DateLimit } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { SelectField, TextField } from 'shared-ui';
import { FieldPair } from './EditorParts';
import { replaceQuestion, withOptional } from './changeDefinition';
import { fieldKey } from './designState';
import { FigureField } from './FigureField';
import { useMessages } from './i18n';
import type { QuestionEditorProps } from './QuestionEditorProps';

interface DayLimitFieldsProps extends QuestionEditorProps<'date'> {
  bound: 'earliest' | 'latest';
}

const kinds = ['none', 'on', 'from-today'] as const;

/** The earliest or the latest day: no limit, a certain day, or a number of days from today. */
export function DayLimitFields({ question, unread, problems, edits, bound }: DayLimitFieldsProps) {
  const t = useMessages();
  const { id } = question;
  const limit = question[bound];
  const label = t(`question.${bound}`);
  const parts = { id: problems.idOf(id, bound), error: problems.errorOf(id, bound) };

  const set = (text: string, to: DateLimit | undefined) =>
    edits.type({ at: id, field: bound, text, code: 'not-a-day' }, (definition) =>
      replaceQuestion(definition, id, (before) =>
        before.kind === 'date' ? withOptional(before, bound, to) : before,
      ),
    );

  function choose(kind: string) {
    if (kind === 'on') set('', { kind, day: councilDay(councilNow()) });
    else if (kind === 'from-today') set('', { kind, days: 0 });
    else set('', undefined);
  }

  return (
    <FieldPair>
      <SelectField
        id={problems.idOf(id, `${bound}-kind`)}
        label={label}
        options={kinds.map((value) => ({ value, label: t(`question.dayKind.${value}`) }))}
        value={limit?.kind ?? 'none'}
        onChange={({ target }) => choose(target.value)}
      />
      {limit?.kind === 'on' && (
        <TextField
          {...parts}
          type="date"
          label={t('question.day', { limit: label })}
          value={unread[fieldKey(id, bound)]?.text ?? limit.day}
          onChange={({ target: { value } }) => {
            if (value) set(value, { kind: 'on', day: value });
            else edits.type({ at: id, field: bound, text: '', code: 'not-a-day' }, null);
          }}
        />
      )}
      {limit?.kind === 'from-today' && (
        <FigureField
          {...parts}
          edits={edits}
          unread={unread}
          at={id}
          field={bound}
          label={t('question.daysFromToday', { limit: label })}
          hint={t('question.daysFromTodayHint')}
          figure={limit.days}
          onFigure={(definition, days = 0) =>
            replaceQuestion(definition, id, (before) =>
              before.kind === 'date'
                ? { ...before, [bound]: { kind: 'from-today', days } }
                : before,
            )
          }
        />
      )}
    </FieldPair>
  );
}
