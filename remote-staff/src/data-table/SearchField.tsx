import { useEffect, useRef } from 'react';
import { TextField } from 'shared-ui';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What the address holds. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search box that hands on each keystroke, and follows the address when it changes by itself. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const handedOn = useRef(value);

  useEffect(() => {
    // The address lags behind fast fingers: what comes back from here must not overwrite the box.
    if (value === handedOn.current || !input.current) return;
    handedOn.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <TextField
      ref={input}
      label={label}
      type="search"
      placeholder={placeholder}
      defaultValue={value}
      onChange={({ target }) => {
        handedOn.current = target.value;
        onSearch(target.value);
      }}
    />
  );
}
