import {
  isDay,
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  isTextLike,
  isTime,
  isWord,
} from './guards';

it.each<[string, (value: unknown) => boolean, unknown[], unknown[]]>([
  ['a text', isText, ['', 'a'], [undefined, null, 1, ['a'], {}]],
  ['a text of a form', isTextLike(/^[a-z]+$/), ['abc'], ['', 'a1', ['abc'], null]],
  ['a word', isWord('valid', 'revoked'), ['valid', 'revoked'], ['Valid', '', undefined, ['valid']]],
  [
    'a time',
    isTime,
    ['2026-06-15T08:30:00.000Z', '2026-06-15T08:30:00.123456Z', '2026-06-15T08:30:00+05:30'],
    [
      '2026-06-15',
      '2026-06-15T08:30:00',
      '2026-13-15T08:30:00Z',
      'x2026-06-15T08:30:00Z',
      '+002026-06-15T08:30:00Z',
      '2026-06-15T08:30:00Z (IST)',
      'yesterday',
      '',
      0,
      null,
    ],
  ],
  [
    'a day',
    isDay,
    ['2026-06-15'],
    [
      '2026-6-15',
      '2026-13-01',
      '15 June 2026',
      'on 2026-06-15',
      '+002026-06-15',
      '2026-06-15T08:30Z',
      '',
      20260615,
    ],
  ],
  ['nothing', isMissing, [undefined], [null, '', 0]],
  ['one of two', isEither(isText, isMissing), ['a', undefined], [null, 1]],
  ['a list', isListOf(isText), [[], ['a', 'b']], [['a', 1], 'ab', { 0: 'a', length: 1 }, null]],
  [
    'an object',
    isObjectOf({ x: isText, y: isEither(isText, isMissing) }),
    [{ x: '' }, { x: 'a', y: 'b', more: 1 }],
    [{}, { x: 1 }, { x: 'a', y: null }, null, undefined, 'x', []],
  ],
])('recognises %s, and nothing else', (_what, is, rightOnes, wrongOnes) => {
  expect(rightOnes.filter((value) => !is(value))).toEqual([]);
  expect(wrongOnes.filter((value) => is(value))).toEqual([]);
});
