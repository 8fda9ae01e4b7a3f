import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Plain, WithHintAndError } from './CheckboxesField.examples';

it('takes several choices, and unticks them again (#16.4)', async () => {
  const { user } = renderUi(<Plain />);
  await user.click(screen.getByText('Farming'));
  await user.click(screen.getByText('A shop'));
  await user.click(screen.getByText('Farming'));
  expect(screen.getByRole('checkbox', { name: 'Farming' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'A shop' })).toBeChecked();
});

it('has the question as its name, and its hint and its error as its description (#16.4)', () => {
  renderUi(<WithHintAndError />);
  const group = screen.getByRole('group', { name: 'Where does the income come from?' });
  expect(group).toHaveAccessibleDescription('Tick all that apply. Error: Tick at least one');
});
