import type { SavedDraft } from 'shared-data';
import { definitionWith } from '../../../../tools/testing/sampleDefinition';
import { fileOf } from '../../testing/files';
import { begunCorrection, type BegunCorrection } from './begunCorrection';

const asked = definitionWith([{ id: 'name', kind: 'person-name', label: 'Name', required: true }], {
  papers: [{ id: 'proof', name: 'Proof', required: true, kinds: ['pdf'], maxFiles: 2 }],
});
const version = { serviceId: 'residence', version: 1 };
const sent = {
  ...version,
  answers: { name: 'Zubeda', house: 'no' },
  papers: { proof: ['1', '2'] },
};
const clear = { id: 'c', file: fileOf('pdf', 'clear.pdf') };
const map = { id: 'm', file: fileOf('pdf', 'map.pdf') };

const draft = (begun: Partial<SavedDraft>): SavedDraft => ({
  id: 'u/a/1',
  service: 'Residence Proof',
  details: '',
  documents: [],
  updatedAt: '2026-11-25T10:00:00.000Z',
  revision: '1',
  ...begun,
});

const nothing: BegunCorrection = {
  answers: { name: 'Zubeda' },
  kept: { proof: ['1', '2'] },
  added: { proof: [] },
  documents: [],
  answer: '',
};

it.each<[string, SavedDraft | undefined, Partial<BegunCorrection>]>([
  ['what was sent, where nothing was begun', undefined, {}],
  ['words alone', draft({ details: 'It was a misprint.' }), { answer: 'It was a misprint.' }],
  [
    'an answer that was changed, of what is asked again',
    draft({ form: { ...version, answers: { name: 'Zubeda Quazi', house: 'yes' }, papers: {} } }),
    { answers: { name: 'Zubeda Quazi' } },
  ],
  [
    'no answer where it was cleared',
    draft({ form: { ...version, answers: { name: '' }, papers: {} } }),
    { answers: { name: '' } },
  ],
  [
    'a paper in place of one that was sent',
    draft({ form: { ...version, answers: {}, papers: { proof: ['2', 'c'] } }, documents: [clear] }),
    { kept: { proof: ['2'] }, added: { proof: [clear] } },
  ],
  [
    'a further document beside the papers',
    draft({ form: { ...version, answers: {}, papers: { proof: ['1', '2'] } }, documents: [map] }),
    { documents: [map] },
  ],
  [
    'nothing of a file that is gone',
    draft({ form: { ...version, answers: {}, papers: { proof: ['c'] } } }),
    { kept: { proof: [] } },
  ],
])('starts with %s', (_what, begun, expected) => {
  expect(begunCorrection(asked, sent, begun)).toEqual({ ...nothing, ...expected });
});
