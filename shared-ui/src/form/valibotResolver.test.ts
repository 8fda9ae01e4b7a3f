import * as v from 'valibot';
import { valibotResolver } from './valibotResolver';

const schema = v.pipe(
  v.object({
    password: v.pipe(
      v.string(),
      v.nonEmpty('Enter a password'),
      v.minLength(8, 'Password must be at least 8 characters'),
    ),
    again: v.string(),
    files: v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty('Name the file')) })),
  }),
  v.check(({ password, again }) => password === again, 'Passwords do not match'),
);

async function errorsOf(values: v.InferInput<typeof schema>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await valibotResolver(schema)(values, undefined, options)).errors;
}

const right = { password: 'monsoon2026', again: 'monsoon2026', files: [{ name: 'a.pdf' }] };

it.each([
  ['nothing where all is right', right, {}],
  [
    'the first of several issues of a field',
    { ...right, password: '', again: '' },
    { password: { type: 'schema', message: 'Enter a password' } },
  ],
  [
    'an issue within a list',
    { ...right, files: [{ name: 'a.pdf' }, { name: '' }] },
    { files: { 1: { name: { type: 'schema', message: 'Name the file' } } } },
  ],
  [
    'an issue of the form as a whole',
    { ...right, again: 'winter' },
    { root: { type: 'schema', message: 'Passwords do not match' } },
  ],
])('reports %s', async (_what, values, errors) => {
  expect(await errorsOf(values)).toEqual(errors);
});
