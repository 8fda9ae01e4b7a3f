import { useState } from 'react';
import { DateField, type DateFieldProps } from './DateField';

function Asked(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return (
    <DateField
      label="Date of birth"
      name="born"
      partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

export function Plain() {
  return <Asked />;
}

export function WithHintAndError() {
  return <Asked hint="For example 27 6 2020" error="Enter a real date" />;
}

export function Disabled() {
  return <Asked value={{ day: '27', month: '6', year: '2020' }} disabled optional />;
}
