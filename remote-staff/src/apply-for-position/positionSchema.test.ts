import { safeParse } from 'valibot';
import { countries, departments, positions, positionSchema } from './positionSchema';

/** Messages are the keys of the catalogue. */
const schema = positionSchema((...[key]: unknown[]) => String(key), '2026-06-15');

const right = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phone: '+91 98000 00000',
  dob: '1990-02-03',
  street: '4 Temple Road',
  city: 'Wadgaon',
  state: 'Maharashtra',
  zip: '411001',
  country: 'IN',
  position: 'support',
  department: 'operations',
  experience: '7',
  skills: 'Registers, Marathi',
  resume: new File(['%PDF'], 'cv.pdf'),
};

it('accepts a completed form', () => {
  expect(safeParse(schema, right).success).toBe(true);
});

it('stores Devanagari digits as ASCII digits (#20.5)', () => {
  const typed = { phone: '+९१ ९८००० ०००००', zip: '४११००१', experience: '७' };
  expect(safeParse(schema, { ...right, ...typed }).output).toMatchObject({
    phone: '+91 98000 00000',
    zip: '411001',
    experience: '7',
  });
});

it('takes what is pasted as it is meant (#44.10)', () => {
  const typed = {
    fullName: 'Asha\u00A0Patil\u200B',
    email: 'first.o’last@example.com',
    phone: '+91 98000–00000',
    street: '\u202E4 Temple Road',
    skills: 'Registers,\r\nMarathi\u00AD',
  };
  expect(safeParse(schema, { ...right, ...typed }).output).toMatchObject({
    fullName: 'Asha Patil',
    email: "first.o'last@example.com",
    phone: '+91 98000-00000',
    street: '4 Temple Road',
    skills: 'Registers,\nMarathi',
  });
});

it.each(Object.keys(right).filter((field) => field !== 'resume'))(
  'requires %s, and refuses blanks',
  (field) => {
    expect(problems({ [field]: '' })).toEqual([`position.missing.${field}`]);
    expect(problems({ [field]: '   ' })).toEqual([`position.missing.${field}`]);
  },
);

it.each<[object, string[]]>([
  [{ resume: null }, ['position.missing.resume']],
  [{ email: 'asha' }, ['position.emailWrong']],
  [{ phone: '12' }, ['position.phoneWrong']],
  [{ phone: 'call me' }, ['position.phoneWrong']],
  [{ dob: '2026-06-15' }, ['position.dobFuture']],
  [{ dob: '2026-06-14' }, []],
  [{ dob: '03/02/1990' }, ['position.missing.dob']],
  [{ zip: '#' }, ['position.zipWrong']],
  [{ zip: 'SW1A 1AA' }, []],
  [{ experience: '0' }, []],
  [{ experience: '50' }, []],
  [{ experience: '-1' }, ['position.experienceRange']],
  [{ experience: '51' }, ['position.experienceRange']],
  [{ experience: 'x' }, ['position.experienceRange']],
  [{ experience: '2.5' }, ['position.experienceRange']],
  [{ country: 'FR' }, ['position.missing.country']],
  [{ position: 'mayor' }, ['position.missing.position']],
  [{ department: 'tax' }, ['position.missing.department']],
  [{ fullName: 'x'.repeat(201) }, ['position.tooLong']],
  [{ skills: 'x'.repeat(2000) }, []],
  [{ skills: 'x'.repeat(2001) }, ['position.tooLong']],
])('validates %j', (parts, messages) => {
  expect(problems(parts)).toEqual(messages);
});

it('offers the choices of the specification', () => {
  expect(countries).toEqual(['US', 'CA', 'UK', 'IN']);
  expect(positions).toEqual(['admin', 'support', 'manager', 'developer', 'designer']);
  expect(departments).toEqual(['it', 'hr', 'finance', 'operations', 'marketing']);
});

/** The first message of each invalid field. */
function problems(parts: object): string[] {
  const { issues = [] } = safeParse(schema, { ...right, ...parts });
  const byField = new Map<unknown, string>();
  for (const { path, message } of issues) {
    const field = path?.[0].key;
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField.values()];
}
