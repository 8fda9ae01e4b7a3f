import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { InLanguage } from 'shared-area';
import { PreparedTextsField } from 'shared-area/prepared-texts';
import { Actions, TextAreaField, theme } from 'shared-ui';
import { useController } from 'shared-ui/form';
import { css, styled } from 'styled-components';
import { desk, mouse } from './desk';
import { editOf, isWrong, type CheckEdit, type ReviewPart } from './formChecks';
import { ReviewMessage, useReviewMessages } from './i18n';
import type { ReviewInput } from './reviewSchema';
import { checkName, type ReviewForm } from './useReviewForm';

interface AnswerCheckFieldProps {
  review: ReviewForm;
  part: ReviewPart;
  /** The language of the question, if it differs from the page's. */
  lang: string | undefined;
  /** The citizen's answer. */
  children: ReactNode;
}

/** An answer or a paper with its check: it agrees, or it does not, with a note. A second press removes the check. */
export function AnswerCheckField({ review, part, lang, children }: AnswerCheckFieldProps) {
  const t = useReviewMessages();
  const { form, checks, ids, busyWith, latest } = review;
  const { id, label, of } = part;
  const name = checkName(id);
  const noteId = ids[name] ?? name;
  const { field, fieldState } = useController<ReviewInput, `checks.${string}`>({
    control: form.control,
    name,
  });
  const check: CheckEdit = field.value ?? editOf(checks[id]);
  const isBusy = busyWith !== undefined;
  const change = (changes: Partial<CheckEdit>) => {
    form.clearErrors(name);
    field.onChange({ ...check, ...changes });
  };

  return (
    <Fact>
      <legend lang={lang}>{label}</legend>
      <Given>{children}</Given>
      <Actions>
        {(['yes', 'no'] as const).map((agrees) => (
          <Choice
            key={agrees}
            type="button"
            aria-pressed={check.agrees === agrees}
            aria-disabled={isBusy || (agrees === 'yes' && isWrong(part))}
            onClick={() => {
              if (!isBusy && !(agrees === 'yes' && isWrong(part)))
                change({ agrees: check.agrees === agrees ? '' : agrees });
            }}
            $tone={agrees === 'yes' ? 'good' : 'bad'}
          >
            {agrees === 'yes' ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <X size={18} aria-hidden="true" />
            )}
            <span>{t(`check.${of}.${agrees}`)}</span>
          </Choice>
        ))}
      </Actions>
      {check.agrees === 'no' && (
        <>
          <TextAreaField
            id={noteId}
            name={name}
            rows={2}
            label={
              <ReviewMessage
                id="checkNote"
                values={{ label: <InLanguage lang={lang}>{label}</InLanguage> }}
              />
            }
            hint={t('checkNoteHint')}
            error={fieldState.error?.message}
            readOnly={isBusy}
            value={check.note}
            onBlur={field.onBlur}
            onChange={({ target }) => change({ note: target.value })}
          />
          <PreparedNotes>
            <PreparedTextsField
              kinds={['return']}
              application={latest}
              value={check.note}
              onFill={(note) => change({ note })}
              fieldId={noteId}
              disabled={isBusy}
            />
          </PreparedNotes>
        </>
      )}
    </Fact>
  );
}

/** Collapsed, since each answer has a note; and below the note, so that Tab reaches the note first. */
function PreparedNotes({ children }: { children: ReactNode }) {
  const t = useReviewMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Folded open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('preparedNotes')}</summary>
      {isOpen && children}
    </Folded>
  );
}

/** The question, the answer and its check: stacked, or on one line on a wide screen. */
export const factStyle = css`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.line};

  ${desk} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${theme.space[3]};
    padding: 2px 0;
    font-size: ${theme.text.size14};
  }
`;

const Fact = styled.fieldset`
  ${factStyle}

  ${desk} {
    > :nth-child(n + 4) {
      grid-column: 1 / -1;
    }
  }

  legend {
    /* Only a floating legend takes part in the grid. */
    float: left;
    padding: 0;
    color: ${theme.color.muted};
  }
`;

const Given = styled.div`
  min-width: 0;
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Folded = styled.details`
  summary {
    display: list-item;
    padding: 10px 0;
    cursor: pointer;
  }
`;

const Choice = styled.button<{ $tone: 'good' | 'bad' }>`
  position: relative;
  min-height: ${theme.size.target};
  /* Room for the mark on one side, and the same on the other, so that the text is centred. */
  padding: ${theme.space[1]} ${theme.space[8]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font: inherit;
  cursor: pointer;

  ${mouse} {
    min-height: ${theme.space[8]};
    padding: 0 ${theme.space[6]};
  }

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${theme.space[2]};
    margin-block: auto;
    visibility: hidden;

    ${mouse} {
      inset-inline-start: ${theme.space[1]};
    }
  }

  &:hover {
    border-color: ${theme.color.ink};
  }

  /* No bolder font: it would be wider, and move the other button. */
  &[aria-pressed='true'] {
    border-color: ${({ $tone }) => theme.color[$tone]};
    background: ${({ $tone }) => theme.color[`${$tone}Ground`]};
    color: ${({ $tone }) => theme.color[$tone]};

    svg {
      visibility: visible;
    }
  }
`;
