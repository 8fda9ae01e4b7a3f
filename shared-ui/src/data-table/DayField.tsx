import { TextField } from '../TextField/TextField';
import { useTypedValue } from './useTypedValue';

export interface DayFieldProps {
  label: string;
  /** What the address holds: YYYY-MM-DD, or ''. */
  value: string;
  onDay: (day: string) => void;
}

/** A day to filter by. A year is typed digit by digit, and the address does not take one back. */
export function DayField({ label, value, onDay }: DayFieldProps) {
  const typed = useTypedValue(value, onDay);
  return <TextField label={label} type="date" {...typed} />;
}
