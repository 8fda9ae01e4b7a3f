import { TextField } from '../TextField/TextField';
import { useTypedValue } from '../SearchField/useTypedValue';

export interface DayFieldProps {
  label: string;
  /** The value in the address: YYYY-MM-DD, or ''. */
  value: string;
  onDay: (day: string) => void;
}

/**
 * A date to filter by. While a year is typed digit by digit, the address does not overwrite it with an older
 * value.
 */
export function DayField({ label, value, onDay }: DayFieldProps) {
  const typed = useTypedValue(value, onDay);
  return <TextField label={label} type="date" {...typed} />;
}
