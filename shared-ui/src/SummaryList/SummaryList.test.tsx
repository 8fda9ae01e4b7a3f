import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { SummaryList } from './SummaryList';

it.each(['beside', 'figures', 'apart'] as const)('lists each value under its name, %s', (how) => {
  renderUi(
    <SummaryList
      arrangement={how}
      rows={[
        { label: 'Service', value: 'Income Certificate' },
        { label: 'Pages', value: 3 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Service',
    'Pages',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Income Certificate',
    '3',
  ]);
});
