import type { Service } from '../Service';

/** The services of the apply form and of the admins' list at first (spec.md §3), in its order. */
export const sampleServices: readonly Omit<Service, 'id' | 'position' | 'version'>[] = [
  {
    name: 'Birth Certificate',
    documents: ['Hospital or midwife’s record of the birth', 'Proof of identity of a parent'],
    days: 7,
    fee: 0,
  },
  {
    name: 'Death Certificate',
    documents: ['Medical record of the death', 'Proof of identity of the applicant'],
    days: 7,
    fee: 0,
  },
  {
    name: 'Income Certificate',
    documents: ['Proof of identity', 'Proof of income of the family', 'Ration card'],
    days: 15,
    fee: 30,
  },
  {
    name: 'Caste Certificate',
    documents: ['Proof of identity', 'School leaving certificate', 'Caste proof of a relative'],
    days: 21,
    fee: 30,
  },
  {
    name: 'Residence Proof',
    documents: ['Proof of identity', 'Electricity bill or tax receipt'],
    days: 10,
    fee: 20,
  },
];
