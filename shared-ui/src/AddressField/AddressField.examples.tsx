import { useState } from 'react';
import { AddressField, type AddressFieldProps } from './AddressField';

function Asked(props: Partial<AddressFieldProps>) {
  const [value, setValue] = useState({ house: '', place: '', pin: '' });
  return (
    <AddressField
      label="Address"
      name="address"
      partLabels={{ house: 'House', place: 'Village or ward', pin: 'PIN code' }}
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
  return (
    <Asked
      id="address"
      hint="Where you live now"
      error="Enter the PIN code: 6 digits"
      wrong="pin"
    />
  );
}

export function Disabled() {
  return <Asked value={{ house: '12', place: 'Shivaji Ward', pin: '416001' }} disabled optional />;
}
