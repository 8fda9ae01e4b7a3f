/** @jest-environment node */
import { countIndexEntries } from './countIndexEntries';

const indexes = {
  indexes: [
    { collectionGroup: 'cases', fields: [{ fieldPath: 'owner.uid' }, { fieldPath: 'at' }] },
    {
      collectionGroup: 'cases',
      fields: [{ fieldPath: 'words', arrayConfig: 'CONTAINS' }, { fieldPath: 'at' }],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'cases', fieldPath: 'history', indexes: [] }],
};
const record = {
  owner: { uid: 'asha', name: 'Asha' },
  at: new Date(0),
  words: ['a', 'as', 'a'],
  history: { 1: { at: new Date(0) } },
};

describe('counting the index entries of a document', () => {
  it.each<[string, object, string[] | undefined, number]>([
    ['two for each value, one for each element, and the composite ones', record, undefined, 11],
    ['no composite ones without all their fields', { words: ['a'] }, undefined, 1],
    ['those of a changed field', record, ['owner.name'], 2],
    ['those of a changed field with its composite ones', record, ['at'], 5],
    ['those of all fields in a changed map', record, ['owner'], 5],
    ['none for a change of an exempt field', record, ['history.2'], 0],
  ])('counts %s', (_what, data, changed, entries) => {
    expect(countIndexEntries('cases', data, changed, indexes)).toBe(entries);
  });

  it('reads the indexes of firestore.indexes.json', () => {
    const entry = { kind: 'payment', at: new Date(0), by: { uid: 'ravi' }, words: ['fee', 'paid'] };
    expect(countIndexEntries('log', entry)).toBe(6 + 2 + 2 * 4);
  });
});
