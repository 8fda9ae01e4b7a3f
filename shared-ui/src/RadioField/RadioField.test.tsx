import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Plain } from './RadioField.examples';
import { RadioField } from './RadioField';

const nothing = () => undefined;

it('takes one of its choices, by mouse and by keyboard (#16.4)', async () => {
  const { user } = renderUi(<Plain />);
  await user.click(screen.getByText('No'));
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
});

it('has the question as its name, and its hint and its error as its description (#16.4)', () => {
  const options = [{ value: 'yes', label: 'Yes' }];
  renderUi(
    <RadioField
      id="alive"
      name="alive"
      label="Alive"
      hint="On that day"
      error="Choose one"
      optional
      options={options}
      value=""
      onChange={nothing}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Alive (optional)' });
  expect(group).toHaveAccessibleDescription('On that day Error: Choose one');
  expect(group).toBeInvalid();
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'alive');
});
