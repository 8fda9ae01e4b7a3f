import * as fc from 'fast-check';

/** Texts that have broken portals of this kind: lengths, scripts, invisible marks, markup, and the names of properties. */
const texts = [
  '',
  ' ',
  'abcd',
  '\u202e20009\u202c',
  '\u200b\u200d\u2066\ufeff',
  'e\u0301\u0301\u0301',
  'कुर्\u200dहाडे',
  'محمد',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '{name} {{0}} %s ${x}',
  '%E0%A4%A',
  '../../etc',
  'https://[',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  '+NaN',
  '2026-02-31',
  '\n\n\t',
  'x'.repeat(19_000),
];

/** A text that a record may hold where nothing more is asked of it. */
export const hostileText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.string({ maxLength: 20, unit: 'grapheme' }),
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.1, 1e21, Infinity, -Infinity, NaN, 2 ** 31),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.MIN_VALUE),
  fc.integer(),
);

/** Values of each kind that is no text and no number. */
export const hostileKind = fc.constantFrom<unknown>(null, true, [], {}, [null], { kind: 'x' }, 7);

export const hostileMoment = fc.oneof(
  fc.constantFrom(
    '0000-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '2026-02-31T00:00:00.000Z',
    '2026-11-28T09:30:00+05',
    '2026-11-28T09:30:00+23:59',
  ),
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((at) => at.toISOString()),
);

export const hostileDay = fc.oneof(
  fc.constantFrom('0000-01-01', '1970-01-01', '2024-02-29', '2026-02-31', '9999-12-31'),
  hostileMoment.map((moment) => moment.slice(0, 'YYYY-MM-DD'.length)),
);
