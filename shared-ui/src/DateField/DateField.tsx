import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldGroup, type GroupedFieldProps } from '../Field/FieldGroup';
import { theme } from '../theme/theme';

/** As typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export interface DateFieldProps extends GroupedFieldProps<DateParts> {
  /** The labels above the three fields. */
  partLabels: Readonly<Record<keyof DateParts, string>>;
}

const parts = ['day', 'month', 'year'] as const;

/**
 * A date that somebody knows, such as a date of birth, in three fields to type. The browser's own date field has
 * disadvantages: on a phone it opens a calendar, in which a distant year takes many presses; it takes no
 * Devanagari digits; and it hides a half-typed date, which could be neither saved nor explained.
 */
export function DateField({
  id,
  name,
  partLabels,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: DateFieldProps) {
  const ownId = useId();
  const first = id ?? ownId;
  return (
    <FieldGroup {...group} id={first}>
      <Row>
        {parts.map((part, index) => {
          const partId = index === 0 ? first : `${first}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={partId}>{partLabels[part]}</label>
              <Control
                ref={index === 0 ? ref : undefined}
                id={partId}
                name={`${name}-${part}`}
                $digits={part === 'year' ? 4 : 2}
                inputMode="numeric"
                autoComplete="off"
                value={value[part]}
                disabled={disabled}
                aria-invalid={group.error ? true : undefined}
                onChange={({ target }) => onChange({ ...value, [part]: target.value })}
                onBlur={onBlur}
              />
            </div>
          );
        })}
      </Row>
    </FieldGroup>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  label {
    display: block;
    /* Keeps the text clear of the focus ring below it. */
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }
`;

/** One character wider than its digits, so that all three fit in one row on the narrowest phone. */
const Control = styled.input<{ $digits: number }>`
  ${controlStyle}
  width: calc(${({ $digits }) => $digits + 1}ch + 26px);
`;
