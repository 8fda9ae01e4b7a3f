import { AmountField } from './AmountField';

export function Plain() {
  return <AmountField label="Annual income" currency="₹" hint="Of the whole family" />;
}

export function WithError() {
  return (
    <AmountField
      label="Annual income"
      currency="₹"
      defaultValue="much"
      error="Enter the amount in figures"
    />
  );
}

export function Disabled() {
  return <AmountField label="Annual income" currency="₹" defaultValue="120000" disabled />;
}
