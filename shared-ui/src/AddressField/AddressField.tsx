import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { FieldGroup, type GroupedFieldProps } from '../Field/FieldGroup';
import { theme } from '../theme/theme';

/** As typed. */
export interface AddressParts {
  house: string;
  /** Village or ward. */
  place: string;
  pin: string;
}

/** `id` is that of the line with the error, or else of the first line. */
export interface AddressFieldProps extends GroupedFieldProps<AddressParts> {
  /** The labels above the three lines. */
  partLabels: Readonly<Record<keyof AddressParts, string>>;
  /** The line with the error; by default all of them. */
  wrong?: keyof AddressParts | undefined;
}

const parts = ['house', 'place', 'pin'] as const;
const tokens = { house: 'address-line1', place: 'address-line2', pin: 'postal-code' } as const;

/** An address in India, line by line. */
export function AddressField({
  id,
  name,
  partLabels,
  wrong,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: AddressFieldProps) {
  const ownId = useId();
  const first = id ?? ownId;
  const main = (group.error ? wrong : undefined) ?? 'house';
  return (
    <FieldGroup {...group} id={first}>
      <Lines>
        {parts.map((part) => {
          const partId = part === main ? first : `${first}-${part}`;
          const isWrong = group.error && (!wrong || wrong === part);
          return (
            <div key={part}>
              <label htmlFor={partId}>{partLabels[part]}</label>
              <Control
                ref={part === main ? ref : undefined}
                id={partId}
                name={`${name}-${part}`}
                {...(part === 'pin' ? { size: 8, inputMode: 'numeric' } : {})}
                autoComplete={tokens[part]}
                value={value[part]}
                disabled={disabled}
                aria-invalid={isWrong ? true : undefined}
                onChange={({ target }) => onChange({ ...value, [part]: target.value })}
                onBlur={onBlur}
              />
            </div>
          );
        })}
      </Lines>
    </FieldGroup>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  label {
    display: block;
    /* Keeps the text clear of the focus ring below it. */
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }
`;

const Control = styled.input`
  ${controlStyle}

  &[size] {
    width: auto;
    max-width: 100%;
  }
`;
