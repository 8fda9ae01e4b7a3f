/** @jest-environment node */
import type { Application } from 'shared-model';
import { StoredDocument } from '../documents/StoredDocument';
import { datedSamples } from '../samples/datedSamples';
import { applicationAt, toApplication } from './records/storedApplication';
import { toStoredApplication } from './toStoredApplication';

const at = '2026-07-01T05:00:00.000Z';
const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', role: 'user' } as const;
const clerk = { uid: 'staff-1', name: 'Meera Kulkarni', role: 'staff' } as const;
const admin = { uid: 'admin-1', name: 'Vikram Deshmukh', role: 'admin' } as const;

const full: Application = {
  id: 'full',
  number: '#PAN-2026-007',
  trackingNumber: '7K2MQ9XD04TT0',
  applicant: { uid: citizen.uid, name: citizen.name, email: 'zubeda@example.com' },
  language: 'mr',
  service: 'Residence Proof',
  details: '',
  status: 'approved',
  priority: 'high',
  submittedAt: at,
  updatedAt: at,
  revision: 5,
  documents: ['1', '2', '3'].map((id) => {
    return { id, name: `${id}.pdf`, type: 'application/pdf', size: 200_000 };
  }),
  form: {
    serviceId: '5',
    version: 1,
    answers: { holder: 'Zubeda Quazi', since: '2020-06-01', purpose: 'job' },
    papers: { identity: ['3'], bill: ['2'], letter: [] },
  },
  checks: { holder: { agrees: true }, bill: { agrees: false, note: 'Not this year’s.' } },
  certificate: '0123456789ABC',
  deadline: { day: '2026-07-15', left: -2 },
  assignee: { uid: clerk.uid, name: clerk.name, at, by: { uid: admin.uid, name: admin.name } },
  payment: { receipt: 'R-2026-0001', amount: 20, method: 'cash', at },
  decisionSeen: 5,
  history: [
    { at, by: citizen, from: null, to: 'pending' },
    { at, by: clerk, from: 'pending', to: 'in-review', checked: true },
    {
      at,
      by: clerk,
      from: 'in-review',
      to: 'returned',
      note: 'Please correct it.',
      opened: { since: 'It differs from the bill.', identity: '' },
    },
    {
      at,
      by: citizen,
      from: 'returned',
      to: 'pending',
      changed: { since: '2019-06-01', purpose: '', identity: '1\n2', letter: '' },
    },
    {
      at,
      by: admin,
      from: 'recommended',
      to: 'approved',
      certificate: { number: '0123456789ABC', change: 'issued' },
    },
  ],
};

const readBack = (application: Application) => {
  const fields = toStoredApplication(application, { serviceId: '5', names: ['Asha Kale'] });
  return toApplication(new StoredDocument(applicationAt(application.id), fields));
};

describe('toStoredApplication', () => {
  it('gives fields from which the samples are read as they were', () => {
    const samples = datedSamples(new Date(at)).map(({ application }) => application);
    expect(samples.map(readBack)).toEqual(samples);
    expect(samples).toHaveLength(32);
  });

  it('gives fields from which an application with all of its parts is read as it was', () => {
    expect(readBack(full)).toEqual(full);
  });

  it('adds what applications are found, counted and reported by', () => {
    const marks = { recommendation: { at, by: clerk.uid } };
    const { assignee, ...unassigned } = full;
    void assignee;
    const stored = toStoredApplication(unassigned, { serviceId: '5', names: ['Asha Kale'], marks });
    expect(stored).toMatchObject({
      assignee: null,
      documents: [{ chunks: 2 }, { chunks: 2 }, { chunks: 2 }],
      recommendation: marks.recommendation,
      keys: { outcome: 'approved', service: 'residence proof', serviceId: '5' },
    });
    expect(stored).toHaveProperty('keys.prefixes', expect.arrayContaining(['zub', 'kale']));
    expect(stored).not.toHaveProperty('id');
  });
});
