import type { Service } from '../Service';

const identity = 'Proof of identity';

/**
 * The services of the apply form and of the admins' list at first (spec.md §3), in its order, as their definitions
 * offer them. Written out, since the definitions are fetched only when one is read.
 */
export const sampleServices: readonly Service[] = [
  sample(
    'Birth Certificate',
    ['Hospital or midwife’s record of the birth', 'Proof of identity of a parent'],
    { days: 7, fee: 0 },
  ),
  sample(
    'Death Certificate',
    ['Medical record of the death', 'Proof of identity of the applicant'],
    { days: 7, fee: 0 },
  ),
  sample('Income Certificate', [identity, 'Proof of income of the family', 'Ration card'], {
    days: 15,
    fee: 30,
  }),
  sample(
    'Caste Certificate',
    [identity, 'School leaving certificate', 'Caste proof of a relative'],
    { days: 21, fee: 30 },
  ),
  sample('Residence Proof', [identity, 'Electricity bill or tax receipt'], { days: 10, fee: 20 }),
].map((terms, position) => ({ ...terms, id: String(position + 1), position, version: 1 }));

function sample(name: string, documents: string[], terms: Pick<Service, 'days' | 'fee'>) {
  return { name, documents, ...terms };
}
