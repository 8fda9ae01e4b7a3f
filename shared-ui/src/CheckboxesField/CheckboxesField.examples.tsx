import { useState } from 'react';
import { CheckboxesField, type CheckboxesFieldProps } from './CheckboxesField';

const options = [
  { value: 'farm', label: 'Farming' },
  { value: 'wage', label: 'Wages' },
  { value: 'shop', label: 'A shop' },
];

function Asked(props: Partial<CheckboxesFieldProps>) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <CheckboxesField
      label="Where does the income come from?"
      name="sources"
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

export function Ticked() {
  return <Asked value={['farm', 'shop']} optional />;
}

export function WithHintAndError() {
  return <Asked hint="Tick all that apply." error="Tick at least one" />;
}

export function Disabled() {
  return <Asked value={['wage']} disabled />;
}
