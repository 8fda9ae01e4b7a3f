import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { useFieldIds } from './useFieldIds';
import { useForm } from './useForm';

export function WithOneField() {
  const ids = useFieldIds(['name']);
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={form} ids={ids} onSubmit={() => undefined}>
      <TextField
        {...form.register('name', { required: 'Enter your full name' })}
        id={ids.name}
        label="Full Name"
        error={form.formState.errors.name?.message}
      />
      <Button type="submit">Register</Button>
    </Form>
  );
}
