import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Plain, WithHintAndError } from './DateField.examples';

it('takes day, month and year, also if only half is typed (#16.4)', async () => {
  const { user } = renderUi(<Plain />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '27');
  await user.tab();
  await user.keyboard('६');
  expect(screen.getByLabelText('Day')).toHaveValue('27');
  expect(screen.getByLabelText('Month')).toHaveValue('६');
  expect(screen.getByLabelText('Year')).toHaveValue('');
});

it('has its hint and its error as its description, and each of its fields is invalid (#16.4)', () => {
  renderUi(<WithHintAndError />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
    'For example 27 6 2020 Error: Enter a real date',
  );
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeInvalid();
});
