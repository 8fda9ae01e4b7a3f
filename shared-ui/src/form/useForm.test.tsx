import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { renderUi } from '../testing/renderUi';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { useFieldIds } from './useFieldIds';
import { useForm } from './useForm';
import { valibotResolver } from './valibotResolver';

const schema = object({ name: pipe(string(), nonEmpty('Give a name')), phone: string() });

interface SettingsProps {
  session: object;
  form?: string;
  phone?: string;
  onDirty?: (isDirty: boolean) => void;
}

function Settings({ session, form: name = 'settings', phone = '', onDirty }: SettingsProps) {
  const ids = useFieldIds(['name', 'phone']);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', phone },
    kept: { session, name },
  });
  onDirty?.(form.formState.isDirty);
  return (
    <Form form={form} ids={ids} onSubmit={(values) => form.reset(values, { keepValues: true })}>
      <TextField {...form.register('name')} id={ids.name} label="Name" />
      <TextField {...form.register('phone')} id={ids.phone} label="Phone" />
      <button type="submit">Save</button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const elsewhere = <p>Elsewhere</p>;

describe('a form that is kept while its person is elsewhere (#15.5)', () => {
  let session: object;
  beforeEach(() => {
    session = {};
  });

  /** Types a name, goes elsewhere, and comes back to the form that is given. */
  async function comeBack(back: SettingsProps, { save = false } = {}) {
    const { user, rerender } = renderUi(<Settings session={session} />);
    await user.type(field('Name'), 'Asha');
    if (save) await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(elsewhere);
    rerender(<Settings {...back} />);
    return user;
  }

  it('has what was typed, which counts as not saved', async () => {
    const onDirty = jest.fn();
    const user = await comeBack({ session, onDirty });
    expect(field('Name')).toHaveValue('Asha');
    expect(onDirty).toHaveBeenLastCalledWith(true);

    await user.type(field('Name'), ' Kulkarni');
    expect(field('Name')).toHaveValue('Asha Kulkarni');
  });

  it('has only what was typed: the rest is as it is by now', async () => {
    await comeBack({ session, phone: '020 555' });
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Phone')).toHaveValue('020 555');
  });

  it.each<[string, Partial<SettingsProps>, { save?: boolean }]>([
    ['after it was saved', {}, { save: true }],
    ['for somebody else, or after a sign-out', { session: {} }, {}],
    ['where it is another form', { form: 'task' }, {}],
  ])('is empty %s', async (_when, back, options) => {
    await comeBack({ session, ...back }, options);
    expect(field('Name')).toHaveValue('');
  });

  it('starts empty once what was typed has been taken back', async () => {
    const { user, rerender } = renderUi(<Settings session={session} />);
    await user.type(field('Name'), 'Asha');
    await user.clear(field('Name'));
    rerender(elsewhere);
    rerender(<Settings session={session} />);
    expect(field('Name')).toHaveValue('');
  });

  it('keeps its values where effects run twice, as in development', async () => {
    const { user, rerender } = renderUi(<Settings session={session} />);
    await user.type(field('Name'), 'Asha');
    rerender(elsewhere);
    rerender(
      <StrictMode>
        <Settings session={session} />
      </StrictMode>,
    );
    expect(field('Name')).toHaveValue('Asha');
    rerender(elsewhere);
    rerender(<Settings session={session} />);
    expect(field('Name')).toHaveValue('Asha');
  });
});

const nestedSchema = object({ answers: object({ name: string() }) });

function Nested({ session, name }: { session: object; name: string }) {
  const form = useForm({
    resolver: valibotResolver(nestedSchema),
    defaultValues: { answers: { name } },
    kept: { session, name: 'nested' },
  });
  return <TextField {...form.register('answers.name')} label="Name" />;
}

it.each([
  ['has what was typed in a group of fields', 'Asha', 'Asha'],
  ['has a group of fields that was left as it was as it is by now', '', 'Ravi'],
])('a kept form %s (#16.5)', async (_what, typed, shown) => {
  const session = {};
  const { user, rerender } = renderUi(<Nested session={session} name="" />);
  await user.type(field('Name'), `x{Backspace}${typed}`);
  rerender(elsewhere);
  rerender(<Nested session={session} name="Ravi" />);
  expect(field('Name')).toHaveValue(shown);
});
