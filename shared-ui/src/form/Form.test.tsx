import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { Button } from '../Button/Button';
import { renderUi } from '../testing/renderUi';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { useFieldIds } from './useFieldIds';
import { useForm } from './useForm';
import { valibotResolver } from './valibotResolver';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your full name')),
  address: v.object({ city: v.pipe(v.string(), v.nonEmpty('Enter your city')) }),
});

function Register({ onSubmit }: { onSubmit: (values: v.InferOutput<typeof schema>) => unknown }) {
  const ids = useFieldIds(['name', 'address.city']);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', address: { city: '' } },
  });
  const { errors } = form.formState;
  return (
    <Form form={form} ids={ids} onSubmit={onSubmit}>
      <TextField
        {...form.register('name')}
        id={ids.name}
        label="Full Name"
        error={errors.name?.message}
      />
      <TextField
        {...form.register('address.city')}
        id={ids['address.city']}
        label="City"
        error={errors.address?.city?.message}
      />
      <Button type="submit">Register</Button>
    </Form>
  );
}

/** A form with a single field. */
function Reject() {
  const ids = useFieldIds(['reason']);
  const form = useForm({
    resolver: valibotResolver(
      v.object({ reason: v.pipe(v.string(), v.nonEmpty('Give a reason')) }),
    ),
    defaultValues: { reason: '' },
  });
  return (
    <Form form={form} ids={ids} onSubmit={jest.fn()}>
      <TextField
        {...form.register('reason')}
        id={ids.reason}
        label="Reason"
        error={form.formState.errors.reason?.message}
      />
      <Button type="submit">Reject</Button>
    </Form>
  );
}

const register = () => screen.getByRole('button', { name: 'Register' });
const nameField = () => screen.getByRole('textbox', { name: 'Full Name' });

describe('Form', () => {
  it('keeps browsers from writing what is typed into their session files (#44f)', () => {
    renderUi(<Register onSubmit={jest.fn()} />);
    expect(nameField().closest('form')).toHaveAttribute('autocomplete', 'off');
  });

  it('lists every error in the order of the fields and takes the focus there', async () => {
    const onSubmit = jest.fn();
    const { user } = renderUi(<Register onSubmit={onSubmit} />);
    await user.click(register());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your full name',
      'Enter your city',
    ]);
    expect(nameField()).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes the focus again when the next submit fails too', async () => {
    const { user } = renderUi(<Register onSubmit={jest.fn()} />);
    await user.click(register());
    await user.type(nameField(), 'Asha');
    await user.click(register());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('links from an error to its field, and removes the error when it is corrected', async () => {
    const { user } = renderUi(<Register onSubmit={jest.fn()} />);
    await user.click(register());
    await user.click(await screen.findByRole('link', { name: 'Enter your city' }));
    await user.keyboard('Pune');
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
  });

  it('passes the output of the schema on', async () => {
    const onSubmit = jest.fn();
    const { user } = renderUi(<Register onSubmit={onSubmit} />);
    await user.type(nameField(), ' Asha ');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Asha', address: { city: 'Pune' } });
  });

  it('ignores a second submit while the first is running', async () => {
    const finishers: (() => void)[] = [];
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => finishers.push(resolve)));
    const { user } = renderUi(<Register onSubmit={onSubmit} />);
    await user.type(nameField(), 'Asha');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}{Enter}');
    await user.click(register());
    expect(onSubmit).toHaveBeenCalledTimes(1);

    await act(() => Promise.resolve(finishers[0]?.()));
    await user.click(register());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await act(() => Promise.resolve(finishers[1]?.()));
  });

  it('focuses its only field instead of a summary (#14.2)', async () => {
    const { user } = renderUi(<Reject />);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Give a reason/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
