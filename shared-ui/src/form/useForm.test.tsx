import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { forgetKeptWork, hasUnsavedWork } from 'shared-platform';
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

describe('a form that is kept while another page is open (#15.5)', () => {
  let session: object;
  beforeEach(() => {
    session = {};
    forgetKeptWork();
  });

  /** Types a name, opens another page, and comes back to the given form. */
  async function comeBack(back: SettingsProps, { save = false } = {}) {
    const { user, rerender } = renderUi(<Settings session={session} />);
    await user.type(field('Name'), 'Asha');
    if (save) await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(elsewhere);
    rerender(<Settings {...back} />);
    return user;
  }

  it('restores the typed text, which counts as not saved', async () => {
    const onDirty = jest.fn();
    const user = await comeBack({ session, onDirty });
    expect(field('Name')).toHaveValue('Asha');
    expect(onDirty).toHaveBeenLastCalledWith(true);

    await user.type(field('Name'), ' Kulkarni');
    expect(field('Name')).toHaveValue('Asha Kulkarni');
  });

  it('restores only typed fields: the others have their current values', async () => {
    await comeBack({ session, phone: '020 555' });
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Phone')).toHaveValue('020 555');
  });

  it.each<[string, Partial<SettingsProps>, { save?: boolean }]>([
    ['after it was saved', {}, { save: true }],
    ['for somebody else, or after a sign-out', { session: {} }, {}],
    ['where it is another form', { form: 'task' }, {}],
  ])('starts empty %s', async (_when, back, options) => {
    await comeBack({ session, ...back }, options);
    expect(field('Name')).toHaveValue('');
  });

  it('starts empty after the typed text was deleted', async () => {
    const { user, rerender } = renderUi(<Settings session={session} />);
    await user.type(field('Name'), 'Asha');
    await user.clear(field('Name'));
    rerender(elsewhere);
    rerender(<Settings session={session} />);
    expect(field('Name')).toHaveValue('');
  });

  it('keeps its values when effects run twice, as in development', async () => {
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

describe('a form that was left half-filled (#16.2)', () => {
  const session = {};
  beforeEach(forgetKeptWork);

  async function leave({ save = false } = {}) {
    const { user, rerender } = renderUi(<Settings session={session} />);
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Asha');
    if (save) await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(elsewhere);
    return { user, rerender };
  }

  it('counts as unsaved work until the typed text is deleted', async () => {
    const { user, rerender } = await leave();
    expect(hasUnsavedWork()).toBe(true);

    rerender(<Settings session={session} />);
    await user.clear(field('Name'));
    rerender(elsewhere);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('does not count after it was saved', async () => {
    await leave({ save: true });
    expect(hasUnsavedWork()).toBe(false);
  });

  it('does not count if it is sent after it was left', async () => {
    function Answer({ onRender }: { onRender: (sent: () => void) => void }) {
      const form = useForm({ defaultValues: { name: '' }, kept: { session, name: 'answer' } });
      onRender(() => form.reset(form.getValues(), { keepValues: true }));
      return <TextField {...form.register('name')} label="Name" />;
    }
    const onRender = jest.fn<undefined, [() => void]>();
    const { user, rerender } = renderUi(<Answer onRender={onRender} />);
    await user.type(field('Name'), 'Asha');
    rerender(elsewhere);
    expect(hasUnsavedWork()).toBe(true);
    onRender.mock.lastCall?.[0]();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('does not count if only a button was pressed in it', async () => {
    function Review() {
      const form = useForm({
        defaultValues: { step: 'note', note: '' },
        kept: { session, name: 'review', pressed: 'step' },
      });
      return (
        <>
          <TextField {...form.register('note')} label="Note" />
          <button type="button" onClick={() => form.setValue('step', 'returned')}>
            Return
          </button>
        </>
      );
    }
    const { user, rerender } = renderUi(<Review />);
    await user.click(screen.getByRole('button', { name: 'Return' }));
    rerender(elsewhere);
    expect(hasUnsavedWork()).toBe(false);
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
  ['has the typed value in a group of fields', 'Asha', 'Asha'],
  ['has the current value of a group of fields that was not changed', '', 'Ravi'],
])('a kept form %s (#16.5)', async (_what, typed, shown) => {
  const session = {};
  const { user, rerender } = renderUi(<Nested session={session} name="" />);
  await user.type(field('Name'), `x{Backspace}${typed}`);
  rerender(elsewhere);
  rerender(<Nested session={session} name="Ravi" />);
  expect(field('Name')).toHaveValue(shown);
});
