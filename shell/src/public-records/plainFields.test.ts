import { plainFields } from './plainFields';

const text = { stringValue: 'Ward 3' };

it.each<[string, object, unknown]>([
  ['a text', text, 'Ward 3'],
  ['a time', { timestampValue: '2026-06-15T08:30:00Z' }, '2026-06-15T08:30:00Z'],
  ['null', { nullValue: null }, null],
  ['a whole number', { integerValue: '4' }, 4],
  ['a list', { arrayValue: { values: [{ integerValue: '1' }, text] } }, [1, 'Ward 3']],
  ['an empty list, which is sent without values', { arrayValue: {} }, []],
  [
    'a map',
    { mapValue: { fields: { mr: { mapValue: { fields: { name: text } } } } } },
    {
      mr: { name: 'Ward 3' },
    },
  ],
  ['an empty map, which is sent without fields', { mapValue: {} }, {}],
  ['nothing of a type that it does not know', { booleanValue: true }, undefined],
])('reads %s', (_what, value, expected) => {
  expect(plainFields({ fields: { value } })).toEqual({ value: expected });
});

it.each([null, 'page', { welcome: true }])(
  'reads no fields of %j, which is no document',
  (body) => {
    expect(plainFields(body)).toEqual({});
  },
);
