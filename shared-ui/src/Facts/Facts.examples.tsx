import { Facts } from './Facts';

const facts = [
  { label: 'Service', value: 'Income Certificate' },
  { label: 'Submitted', value: '21 Nov 2026' },
];

export function Beside() {
  return <Facts facts={facts} />;
}

export function Figures() {
  return <Facts arrangement="figures" facts={[{ label: 'Approved', value: 17 }]} />;
}

export function Apart() {
  return <Facts arrangement="apart" facts={facts} />;
}
