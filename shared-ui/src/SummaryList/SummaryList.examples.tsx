import { SummaryList } from './SummaryList';

const rows = [
  { label: 'Service', value: 'Income Certificate' },
  { label: 'Submitted', value: '21 Nov 2026' },
];

export function Beside() {
  return <SummaryList rows={rows} />;
}

export function Figures() {
  return <SummaryList arrangement="figures" rows={[{ label: 'Approved', value: 17 }]} />;
}

export function Apart() {
  return <SummaryList arrangement="apart" rows={rows} />;
}
