import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFirstLanguage } from 'shared-area';
import type { Choice } from 'shared-data';
import { startChoice } from 'shared-data/model';
import { Actions, Button, FieldError, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { replaceQuestion } from './changeDefinition';
import { useMessages } from './i18n';
import type { QuestionEditorProps } from './QuestionEditorProps';

/** The choices of a question, a field for each. */
export function ChoicesEditor({
  question,
  problems,
  edits,
  focus,
}: QuestionEditorProps<'one-of' | 'some-of'>) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const { id, choices } = question;
  const addId = problems.idOf(id, 'choices');
  const error = problems.errorOf(id, 'choices');
  const change = (how: (before: Choice[]) => Choice[], field?: string) =>
    edits.change(
      (definition) =>
        replaceQuestion(definition, id, (before) =>
          'choices' in before ? { ...before, choices: how(before.choices) } : before,
        ),
      field && `${id}.choices.${field}`,
    );

  function add() {
    const choice = startChoice();
    change((before) => [...before, choice]);
    focus(problems.idOf(id, 'choices', choice.id));
  }

  function swap(first: number, focused: string) {
    change((before) => {
      const [one, other] = [before[first], before[first + 1]];
      if (!one || !other) return before;
      return [...before.slice(0, first), other, one, ...before.slice(first + 2)];
    });
    focus(focused);
  }

  return (
    <Group>
      <legend>{t('question.choices')}</legend>
      <List>
        {choices.map((choice, at) => {
          const fieldId = problems.idOf(id, 'choices', choice.id);
          return (
            <li key={choice.id}>
              <TextField
                id={fieldId}
                lang={firstLanguage}
                label={t('question.choice', { number: at + 1 })}
                error={problems.errorOf(id, 'choices', choice.id)}
                autoComplete="off"
                value={choice.label}
                onChange={({ target }) =>
                  change(
                    (before) =>
                      before.map((one) =>
                        one.id === choice.id ? { ...one, label: target.value } : one,
                      ),
                    choice.id,
                  )
                }
              />
              <Buttons>
                <Button
                  {...quiet}
                  id={`${fieldId}-up`}
                  aria-label={t('question.choiceUp', { number: at + 1 })}
                  icon={<ArrowUp {...icon} />}
                  aria-disabled={at === 0}
                  onClick={() => swap(at - 1, `${fieldId}-up`)}
                >
                  {t('entry.up')}
                </Button>
                <Button
                  {...quiet}
                  id={`${fieldId}-down`}
                  aria-label={t('question.choiceDown', { number: at + 1 })}
                  icon={<ArrowDown {...icon} />}
                  aria-disabled={at === choices.length - 1}
                  onClick={() => swap(at, `${fieldId}-down`)}
                >
                  {t('entry.down')}
                </Button>
                <Button
                  {...quiet}
                  icon={<Trash2 {...icon} />}
                  aria-label={t('question.removeChoice', { number: at + 1 })}
                  onClick={() => {
                    change((before) => before.filter((one) => one.id !== choice.id));
                    focus(addId);
                  }}
                >
                  {t('entry.remove')}
                </Button>
              </Buttons>
            </li>
          );
        })}
      </List>
      <Button
        id={addId}
        variant="secondary"
        size="small"
        icon={<Plus {...icon} />}
        aria-describedby={error ? `${addId}-error` : undefined}
        onClick={add}
      >
        {t('question.addChoice')}
      </Button>
      <FieldError id={`${addId}-error`} error={error} />
    </Group>
  );
}

const quiet = { variant: 'quiet', size: 'small' } as const;
const icon = { size: 18, 'aria-hidden': true } as const;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.text.strong};
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin: ${theme.space[2]} 0;
  padding: 0;
  list-style: none;
`;

const Buttons = styled(Actions)`
  margin-top: ${theme.space[1]};
`;
