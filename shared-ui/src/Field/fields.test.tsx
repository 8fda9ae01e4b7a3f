import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AmountField } from '../AmountField/AmountField';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { PasswordField } from '../PasswordField/PasswordField';
import { SelectField } from '../SelectField/SelectField';
import { renderUi } from '../testing/renderUi';
import { TextAreaField } from '../TextAreaField/TextAreaField';
import { TextField } from '../TextField/TextField';

interface Common {
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  ref?: React.Ref<HTMLElement>;
  name?: string;
  disabled?: boolean;
}

const fields: [string, (props: Common) => ReactElement][] = [
  [
    'AmountField',
    ({ ref, ...props }) => <AmountField {...props} currency="₹" ref={ref as never} />,
  ],
  ['TextField', ({ ref, ...props }) => <TextField {...props} ref={ref as never} />],
  ['PasswordField', ({ ref, ...props }) => <PasswordField {...props} ref={ref as never} />],
  ['TextAreaField', ({ ref, ...props }) => <TextAreaField {...props} ref={ref as never} />],
  ['CheckboxField', ({ ref, ...props }) => <CheckboxField {...props} ref={ref as never} />],
  [
    'SelectField',
    ({ ref, ...props }) => <SelectField {...props} ref={ref as never} options={[]} />,
  ],
];

describe.each(fields)('%s', (_name, field) => {
  it('has its label as its name', () => {
    renderUi(field({ label: 'Income' }));
    expect(screen.getByLabelText('Income')).toBeVisible();
  });

  it('has its hint and its error as its description', () => {
    renderUi(field({ label: 'Income', hint: 'For one year', error: 'Enter your income' }));
    const control = screen.getByLabelText('Income');
    expect(control).toHaveAccessibleDescription('For one year Error: Enter your income');
    expect(control).toBeInvalid();
  });

  it('has no description and is valid when there is no error', () => {
    renderUi(field({ label: 'Income' }));
    const control = screen.getByLabelText('Income');
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  it('takes an id, a ref and native properties', () => {
    const ref = jest.fn();
    renderUi(field({ id: 'income', label: 'Income', name: 'income', disabled: true, ref }));
    const control = screen.getByLabelText('Income');
    expect(control).toHaveAttribute('id', 'income');
    expect(control).toHaveAttribute('name', 'income');
    expect(control).toBeDisabled();
    expect(ref).toHaveBeenCalledWith(control);
  });
});

it('shows which field may stay empty', () => {
  renderUi(<TextField label="Phone" optional />);
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeVisible();
});

it('renders the placeholder of a select as the empty choice', () => {
  renderUi(
    <SelectField
      label="Service"
      placeholder="Select a service..."
      options={[{ value: 'birth', label: 'Birth Certificate' }]}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Service' })).toHaveValue('');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select a service...',
    'Birth Certificate',
  ]);
});

it('ticks a checkbox by a press on its label', async () => {
  const { user } = renderUi(<CheckboxField label="Remember me" />);
  await user.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

it('shows and hides a password', async () => {
  const { user } = renderUi(<PasswordField label="Password" />);
  const password = screen.getByLabelText('Password');
  await user.type(password, 'monsoon');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('monsoon');
});
