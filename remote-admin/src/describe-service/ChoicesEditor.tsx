import { Plus } from 'lucide-react';
import { useFirstLanguage } from 'shared-area';
import type { Choice } from 'shared-data';
import { startChoice } from 'shared-data/model';
import { Actions, Button, FieldError, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { replaceQuestion, swapped, type Direction } from './changeDefinition';
import { EntryButtons, icon } from './EntryButtons';
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
  const fieldId = (choice: Choice) => problems.idOf(id, 'choices', choice.id);
  const moveId = (choice: Choice, direction: Direction) => `${fieldId(choice)}-${direction}`;
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
    focus(fieldId(choice));
  }

  function move(choice: Choice, direction: Direction) {
    change((before) => swapped(before, choice.id, direction));
    focus(moveId(choice, direction));
  }

  function remove(choice: Choice) {
    change((before) => before.filter((one) => one.id !== choice.id));
    focus(addId);
  }

  return (
    <Group>
      <legend>{t('question.choices')}</legend>
      <List>
        {choices.map((choice, at) => (
          <li key={choice.id}>
            <TextField
              id={fieldId(choice)}
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
              <EntryButtons
                idOf={(direction) => moveId(choice, direction)}
                name={t('question.choice', { number: at + 1 })}
                isFirst={at === 0}
                isLast={at === choices.length - 1}
                onMove={(direction) => move(choice, direction)}
                onRemove={() => remove(choice)}
              />
            </Buttons>
          </li>
        ))}
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
