import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Plain, WithHintAndError } from './AddressField.examples';

it('takes an address line by line (#16.4)', async () => {
  const { user } = renderUi(<Plain />);
  expect(screen.getByRole('group', { name: 'Address' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'House' }), '12');
  await user.type(screen.getByRole('textbox', { name: 'Village or ward' }), 'शिवाजी वॉर्ड');
  await user.type(screen.getByRole('textbox', { name: 'PIN code' }), '416001');
  expect(screen.getByLabelText('House')).toHaveValue('12');
  expect(screen.getByLabelText('Village or ward')).toHaveValue('शिवाजी वॉर्ड');
  expect(screen.getByLabelText('PIN code')).toHaveValue('416001');
});

it('marks the line that is wrong, so that a summary of errors can link to it (#16.4)', () => {
  renderUi(<WithHintAndError />);
  expect(screen.getByRole('group', { name: 'Address' })).toHaveAccessibleDescription(
    'Where you live now Error: Enter the PIN code: 6 digits',
  );
  expect(screen.getByLabelText('PIN code')).toBeInvalid();
  expect(screen.getByLabelText('PIN code')).toHaveAttribute('id', 'address');
  expect(screen.getByLabelText('House')).toBeValid();
});
