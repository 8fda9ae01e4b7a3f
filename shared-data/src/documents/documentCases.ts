import type { Fields, Filter, Order } from './Documents';
import { orderBy, where } from './query';
import { increment, removed } from './serverValues';

/** The ids have the order in which the documents are created. */
export const people: Record<string, Fields> = {
  asha: {
    name: 'Asha',
    age: 30,
    status: 'new',
    words: ['red', 'blue'],
    keys: { service: 'water' },
    assignee: null,
    at: new Date('2026-01-03T10:00:00.000Z'),
  },
  bela: {
    name: 'Bela',
    age: 25,
    status: 'done',
    words: ['blue'],
    keys: { service: 'tax' },
    assignee: 'u1',
    at: new Date('2026-01-01T10:00:00.000Z'),
  },
  charu: {
    name: 'Charu',
    age: 30,
    status: 'new',
    words: [],
    keys: { service: 'water' },
    at: new Date('2026-01-02T10:00:00.000Z'),
  },
  divya: { name: 'Divya', age: '30', status: 'old', keys: {}, assignee: 'u2', helper: 'u1' },
};

export const filters: [what: string, filters: Filter[], ids: string[]][] = [
  ['all documents in the order of their ids', [], ['asha', 'bela', 'charu', 'divya']],
  ['an equal text', [where('status', '==', 'new')], ['asha', 'charu']],
  ['an equal number, but not its digits', [where('age', '==', 30)], ['asha', 'charu']],
  ['a field that is null, but not one that is missing', [where('assignee', '==', null)], ['asha']],
  ['an equal time', [where('at', '==', new Date('2026-01-02T10:00:00Z'))], ['charu']],
  ['a field within a map', [where('keys.service', '==', 'tax')], ['bela']],
  ['one of several values', [where('status', 'in', ['done', 'old'])], ['bela', 'divya']],
  ['a list with a value', [where('words', 'array-contains', 'blue')], ['asha', 'bela']],
  ['a list with any value', [where('words', 'array-contains-any', ['red', 'green'])], ['asha']],
  ['smaller numbers', [where('age', '<', 30)], ['bela']],
  ['numbers up to a limit, ordered', [where('age', '<=', 30)], ['bela', 'asha', 'charu']],
  ['larger numbers', [where('age', '>', 25)], ['asha', 'charu']],
  ['numbers from a limit, but no texts', [where('age', '>=', 30)], ['asha', 'charu']],
  ['a range of texts', [where('name', '>=', 'B'), where('name', '<', 'D')], ['bela', 'charu']],
  ['times from a limit', [where('at', '>=', new Date('2026-01-02T10:00:00Z'))], ['charu', 'asha']],
  ['any of several fields', [where(['assignee', 'helper'], '==', 'u1')], ['bela', 'divya']],
  [
    'what passes all of several filters',
    [where('status', '==', 'new'), where('words', 'array-contains', 'red')],
    ['asha'],
  ],
  ['nothing by a field that no document has', [where('lost', '==', 'x')], []],
];

export const orders: [what: string, order: Order[], ids: string[]][] = [
  ['one field, without documents that lack it', [orderBy('at')], ['bela', 'charu', 'asha']],
  ['one field, descending', [orderBy('at', 'desc')], ['asha', 'charu', 'bela']],
  ['equal fields by id', [orderBy('status')], ['bela', 'asha', 'charu', 'divya']],
  [
    'equal fields by id in the same direction',
    [orderBy('status', 'desc')],
    ['divya', 'charu', 'asha', 'bela'],
  ],
  [
    'several fields',
    [orderBy('status'), orderBy('name', 'desc')],
    ['bela', 'charu', 'asha', 'divya'],
  ],
  ['numbers before texts', [orderBy('age')], ['bela', 'asha', 'charu', 'divya']],
  ['null before texts', [orderBy('assignee')], ['asha', 'bela', 'divya']],
  ['a field within a map', [orderBy('keys.service')], ['bela', 'asha', 'charu']],
];

export const before: Fields = {
  name: 'Asha',
  visits: 2,
  keys: { service: 'tax', year: 2025 },
  tags: ['a'],
};

export const sets: [what: string, fields: Fields, merge: boolean, after: Fields][] = [
  ['replaces a document', { name: 'Bela' }, false, { name: 'Bela' }],
  ['merges fields', { name: 'Bela' }, true, { ...before, name: 'Bela' }],
  [
    'merges maps deeply',
    { keys: { year: 2026, more: { a: 1 } } },
    true,
    { ...before, keys: { service: 'tax', year: 2026, more: { a: 1 } } },
  ],
  ['replaces lists when it merges', { tags: ['b'] }, true, { ...before, tags: ['b'] }],
  ['replaces a map by an empty one', { keys: {} }, true, { ...before, keys: {} }],
  ['takes a dot as part of the name', { 'a.b': 1 }, true, { ...before, 'a.b': 1 }],
  ['adds to numbers when it merges', { visits: increment(3) }, true, { ...before, visits: 5 }],
  [
    'removes fields when it merges',
    { keys: { year: removed }, tags: removed },
    true,
    { name: 'Asha', visits: 2, keys: { service: 'tax' } },
  ],
];

export const updates: [what: string, changes: Fields, after: Fields][] = [
  ['changes only the fields that are named', { name: 'Bela' }, { ...before, name: 'Bela' }],
  [
    'changes a field within a map',
    { 'keys.year': 7 },
    { ...before, keys: { service: 'tax', year: 7 } },
  ],
  ['creates the map around a field', { 'more.a.b': 1 }, { ...before, more: { a: { b: 1 } } }],
  ['replaces a whole map', { keys: { year: 7 } }, { ...before, keys: { year: 7 } }],
  ['removes a field', { keys: removed, tags: removed }, { name: 'Asha', visits: 2 }],
  [
    'removes a field within a map',
    { 'keys.year': removed },
    { ...before, keys: { service: 'tax' } },
  ],
  ['adds to a number', { visits: increment(-1) }, { ...before, visits: 1 }],
  [
    'adds to a missing number from 0',
    { 'keys.a': increment(4) },
    { ...before, keys: { service: 'tax', year: 2025, a: 4 } },
  ],
];
