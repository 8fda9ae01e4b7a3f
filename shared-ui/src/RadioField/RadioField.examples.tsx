import { useState } from 'react';
import { RadioField, type RadioFieldProps } from './RadioField';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function Asked(props: Partial<RadioFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <RadioField
      label="Was the child born in a hospital?"
      name="hospital"
      options={options}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

export function Plain() {
  return <Asked />;
}

export function Chosen() {
  return <Asked value="no" optional />;
}

export function WithHintAndError() {
  return <Asked hint="A health centre is one too." error="Choose yes or no" />;
}

export function Disabled() {
  return <Asked value="yes" disabled />;
}
