import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';

export interface FieldProblem {
  /** The id of the field that the message is about. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldProblem[];
  title?: string | undefined;
  /** The number of submits so far: each further failed one takes the focus again. */
  attempt?: number | undefined;
}

/**
 * All errors of a form in one place, each linked to its field. Takes the focus when a submit fails, or, if `attempt` is
 * not given, when errors appear. A later error does not take the focus from somebody who is typing.
 */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;

  const moment = attempt ?? hasErrors;
  const focusErrors = useEffectEvent(() => {
    if (hasErrors) box.current?.focus();
  });

  useEffect(() => focusErrors(), [moment]);

  if (!hasErrors) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <h2>{title ?? t('summary.title')}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function goToField(event: MouseEvent, fieldId: string) {
  // The address must not change: the router would navigate to the hash.
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

const Box = styled.div`
  padding: ${theme.space[4]};
  border: 2px solid ${theme.color.bad};
  border-radius: ${theme.radius.card};
  background: ${theme.color.badGround};
  scroll-margin-top: 96px;

  h2 {
    font-size: ${theme.text.size18};
  }

  ul {
    margin-top: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-block;
    padding: 10px 0;
    color: ${theme.color.bad};
    font-weight: ${theme.text.strong};
  }
`;
