import { X } from 'lucide-react';
import { useRef } from 'react';
import { TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface SearchBoxProps {
  value: string;
  onChange: (typed: string) => void;
}

/** 'Search services...', with a button that clears it once there is something to clear. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box role="search">
      <TextField
        ref={field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <Clear
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <X size={20} aria-hidden="true" />
        </Clear>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;

  input {
    padding-right: ${theme.space[12]};
  }
`;

const Clear = styled.button`
  position: absolute;
  right: 1px;
  bottom: 1px;
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }
`;
