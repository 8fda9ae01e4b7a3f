import { cleanRecord } from './cleanRecord';

const dirty = '\u202E90002\u00A0';

it('cleans every text of a record, at any depth (#44.10)', () => {
  const record = { note: dirty, form: { answers: { income: dirty } }, names: [dirty, 'Asha'] };
  expect(cleanRecord(record)).toEqual({
    ...{ note: '90002 ', form: { answers: { income: '90002 ' } } },
    names: ['90002 ', 'Asha'],
  });
});

it('keeps what is clean, files and moments as they are (#44.10)', () => {
  const file = new File(['a'], 'a.pdf');
  const record = { file, at: new Date(0), none: null, missing: undefined, lines: 'a\nb', to: [1] };
  expect(cleanRecord(record)).toBe(record);
  expect(cleanRecord({ ...record, note: dirty })).toEqual({ ...record, note: '90002 ' });
  expect(cleanRecord({ file, note: dirty }).file).toBe(file);
});

it('cleans a record without a prototype, and keeps an object of a class', () => {
  const bare = Object.assign(Object.create(null) as object, { note: dirty });
  expect(cleanRecord(bare)).toEqual({ note: '90002 ' });
  const error = Object.assign(new Error('Lost'), { note: dirty });
  expect(cleanRecord(error)).toBe(error);
});
