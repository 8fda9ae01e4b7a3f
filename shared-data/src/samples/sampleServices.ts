import type { Service } from 'shared-model';

const identity = 'Proof of identity';

/**
 * The services of the apply form and of the admins' list at first (spec.md §3), in its order, as their definitions
 * offer them. Written out, since the definitions are fetched only when one is read.
 */
export const sampleServices: readonly Service[] = [
  sample(
    ['Birth Certificate', 'जन्म प्रमाण पत्र', 'जन्म दाखला'],
    ['Hospital or midwife’s record of the birth', 'Proof of identity of a parent'],
    { days: 7, fee: 0 },
  ),
  sample(
    ['Death Certificate', 'मृत्यु प्रमाण पत्र', 'मृत्यू दाखला'],
    ['Medical record of the death', 'Proof of identity of the applicant'],
    { days: 7, fee: 0 },
  ),
  sample(
    ['Income Certificate', 'आय प्रमाण पत्र', 'उत्पन्नाचा दाखला'],
    [identity, 'Proof of income of the family', 'Ration card'],
    {
      days: 15,
      fee: 30,
    },
  ),
  sample(
    ['Caste Certificate', 'जाति प्रमाण पत्र', 'जातीचा दाखला'],
    [identity, 'School leaving certificate', 'Caste proof of a relative'],
    { days: 21, fee: 30 },
  ),
  sample(
    ['Residence Proof', 'निवास प्रमाण पत्र', 'रहिवासी दाखला'],
    [identity, 'Electricity bill or tax receipt'],
    { days: 10, fee: 20 },
  ),
].map((terms, position) => ({ ...terms, id: String(position + 1), position, version: 1 }));

function sample(
  [name, hindi, marathi]: [name: string, hindi: string, marathi: string],
  documents: string[],
  terms: Pick<Service, 'days' | 'fee'>,
) {
  const translations = { hi: { name: hindi }, mr: { name: marathi } };
  return { name, documents, ...terms, translations };
}
