import { Select } from './Select';
import { SelectField } from './SelectField';

const options = [
  { value: 'birth', label: 'Birth Certificate' },
  { value: 'income', label: 'Income Certificate' },
];

export function Plain() {
  return (
    <SelectField label="Service Required" options={options} placeholder="Select a service..." />
  );
}

export function Chosen() {
  return <SelectField label="Service Required" options={options} defaultValue="income" />;
}

export function WithError() {
  return (
    <SelectField
      label="Service Required"
      options={options}
      placeholder="Select a service..."
      error="Choose the service that you need"
    />
  );
}

export function Disabled() {
  return <SelectField label="Service Required" options={options} disabled />;
}

export function WithinATable() {
  return <Select aria-label="Service of Asha Patil" options={options} defaultValue="birth" />;
}
