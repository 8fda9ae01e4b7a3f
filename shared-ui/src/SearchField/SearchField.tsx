import { X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTypedValue } from './useTypedValue';
import { controlStyle } from '../Field/controlStyle';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import { useMessages } from '../table/i18n';
import { theme } from '../theme/theme';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The value in the address. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * A search box that reports each key press, and follows the address when it changes by itself. A button clears it,
 * while it has a text.
 */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const typed = useTypedValue(value, onSearch);
  const { ids, attributes } = useFieldParts({ id: undefined, hint: undefined, error: undefined });

  function clear() {
    typed.onChange({ target: { value: '' } });
    field.current?.focus();
  }

  return (
    <FieldFrame ids={ids} label={label}>
      <Box>
        <Control
          {...typed}
          {...attributes}
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
        />
        {typed.value !== '' && (
          <Clear
            type="button"
            aria-label={t('search.clear')}
            aria-controls={ids.field}
            onClick={clear}
          >
            <X size={20} aria-hidden="true" />
          </Clear>
        )}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  width: 100%;
`;

const Control = styled.input`
  ${controlStyle}

  && {
    padding-inline-end: ${theme.space[12]};
    appearance: none;
  }

  /* Without a text there is no button to clear it. */
  &&:placeholder-shown {
    padding-inline-end: ${theme.space[2]};
  }

  /* The browser's button: no keyboard reaches it, and not every browser has it. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }
`;
