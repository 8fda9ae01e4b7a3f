import { nonEmpty, object, pipe, string } from 'valibot';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { useFieldIds } from './useFieldIds';
import { useForm } from './useForm';
import { valibotResolver } from './valibotResolver';

const schema = object({ name: pipe(string(), nonEmpty('Enter your full name')) });

export function WithOneField() {
  const ids = useFieldIds(['name']);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name: '' } });
  return (
    <Form form={form} ids={ids} onSubmit={() => undefined}>
      <TextField
        {...form.register('name')}
        id={ids.name}
        label="Full Name"
        error={form.formState.errors.name?.message}
      />
      <Button type="submit">Register</Button>
    </Form>
  );
}
