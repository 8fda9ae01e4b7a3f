import { TextField } from '../TextField/TextField';
import { useTypedValue } from './useTypedValue';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What the address holds. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search box that hands on each keystroke, and follows the address when it changes by itself. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const typed = useTypedValue(value, onSearch);
  return <TextField label={label} type="search" placeholder={placeholder} {...typed} />;
}
