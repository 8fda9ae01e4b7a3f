import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';
import { FieldError } from './FieldError';
import { FieldHint } from './FieldHint';
import type { FieldProps } from './useFieldParts';

/** The props of a field with several controls, whose value has this type. */
export interface GroupedFieldProps<Value, Change = Value> extends FieldProps {
  /** The id of the control that a summary of errors links to: by default the first. */
  id?: string | undefined;
  name: string;
  value: Value;
  onChange: (value: Change) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

export interface FieldGroupProps extends FieldProps {
  /** The id of the group; the ids of its hint and its error begin with it. */
  id: string;
  /** By default 'group'. */
  role?: 'radiogroup' | undefined;
  children: ReactNode;
}

/** Several controls for one question, with the question and its hint above, and the error below. */
export function FieldGroup({ id, role, label, hint, error, optional, children }: FieldGroupProps) {
  const t = useMessages();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Group
      role={role}
      aria-describedby={described || undefined}
      aria-invalid={role && error ? true : undefined}
    >
      <Legend>
        {label}
        {optional && <Optional> {t('field.optional')}</Optional>}
      </Legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      <FieldError id={errorId} error={error} />
    </Group>
  );
}

const Group = styled.fieldset`
  scroll-margin-top: 96px;
`;

const Legend = styled.legend`
  margin-bottom: ${theme.space[1]};
  padding: 0;
  font-weight: ${theme.text.strong};
`;

const Optional = styled.span`
  color: ${theme.color.muted};
  font-weight: 400;
`;
