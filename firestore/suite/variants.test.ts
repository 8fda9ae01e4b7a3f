import { variants } from './variants';

it('omits, falsifies and adds fields, also in maps and in the first items of lists', () => {
  const record = { name: 'Asha', at: new Date(0), by: { uid: 'a' }, files: [{ id: '1' }] };
  const made = new Map(variants(record));
  expect([...made.keys()]).toEqual([
    ...['without name', 'with name of the wrong type'],
    ...['without at', 'with at of the wrong type'],
    ...['without by', 'with by of the wrong type'],
    ...['without by.uid', 'with by.uid of the wrong type', 'with more in by.'],
    ...['without files', 'with files of the wrong type'],
    ...['without files[0].id', 'with files[0].id of the wrong type', 'with more in files[0].'],
    'with more in it',
  ]);
  expect(made.get('without by.uid')).toEqual({ ...record, by: {} });
  expect(made.get('with more in files[0].')).toEqual({
    ...record,
    files: [{ id: '1', more: true }],
  });
});
