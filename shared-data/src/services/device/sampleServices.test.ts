import { sampleServices } from './sampleServices';

it.each([
  [
    'Birth Certificate',
    ['Hospital or midwife’s record of the birth', 'Proof of identity of a parent'],
    7,
    0,
  ],
  [
    'Death Certificate',
    ['Medical record of the death', 'Proof of identity of the applicant'],
    7,
    0,
  ],
  [
    'Income Certificate',
    ['Proof of identity', 'Proof of income of the family', 'Ration card'],
    15,
    30,
  ],
  [
    'Caste Certificate',
    ['Proof of identity', 'School leaving certificate', 'Caste proof of a relative'],
    21,
    30,
  ],
  ['Residence Proof', ['Proof of identity', 'Electricity bill or tax receipt'], 10, 20],
])('lists the %s with its documents, days and fee (#16.3)', (name, documents, days, fee) => {
  const service = sampleServices.find((each) => each.name === name);
  expect(service).toMatchObject({ documents, days, fee });
});
