import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';
import { FieldError } from './FieldError';
import { FieldHint } from './FieldHint';
import type { FieldProps } from './useFieldParts';

/** Of a field that has several controls, whose value is of this type. */
export interface GroupedFieldProps<Value, Change = Value> extends FieldProps {
  /** Of the control that a summary of errors leads to: the first, where the field does not say another. */
  id?: string | undefined;
  name: string;
  value: Value;
  onChange: (value: Change) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

export interface FieldGroupProps extends FieldProps {
  /** Of the group; its hint and its error are named after it. */
  id: string;
  /** 'group' unless given. */
  role?: 'radiogroup' | undefined;
  children: ReactNode;
}

/** Several controls that answer one question: what is asked above, hint under it, the controls, the error below. */
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
