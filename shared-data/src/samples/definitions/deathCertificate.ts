import type { ServiceDefinition } from 'shared-model';
import { applicantName, applicantPhone, longAgo, places, registrar, today } from './sampleParts';

export const deathCertificate: ServiceDefinition = {
  name: 'Death Certificate',
  description: 'Says when and where a person died, as in the register of deaths.',
  category: 'Births and deaths',
  keywords:
    'dead, died, deceased, funeral, late, mrityu, mrutyu, maran, dakhla, dakhala, मृत्यू, मृत्यु, दाखला',
  fee: 0,
  days: 7,
  place: { kind: 'online' },
  sections: [
    {
      id: 'deceased',
      title: 'The person who died',
      questions: [
        {
          id: 'deceased-name',
          kind: 'person-name',
          label: 'Full name of the person who died',
          hint: 'As it should stand on the certificate',
          required: true,
        },
        {
          id: 'death-date',
          kind: 'date',
          label: 'Date of death',
          required: true,
          earliest: longAgo,
          latest: today,
        },
        { id: 'age', kind: 'number', label: 'Age in years', required: true, min: 0, max: 130 },
        {
          id: 'death-place',
          kind: 'one-of',
          label: 'Place of death',
          required: true,
          choices: places,
        },
        {
          id: 'hospital',
          kind: 'short-text',
          label: 'Name of the hospital',
          hint: 'With its town or village',
          required: true,
          showIf: { question: 'death-place', answer: 'hospital' },
        },
        {
          id: 'registration',
          kind: 'short-text',
          label: 'Registration number, if known',
          hint: 'On the medical record of the death',
          required: false,
          maxLength: 40,
        },
      ],
    },
    {
      id: 'applicant',
      title: 'Who applies',
      questions: [
        applicantName,
        {
          id: 'relation',
          kind: 'one-of',
          label: 'Relation to the person who died',
          required: true,
          choices: [
            { id: 'spouse', label: 'Wife or husband' },
            { id: 'child', label: 'Son or daughter' },
            { id: 'parent', label: 'Father or mother' },
            { id: 'relative', label: 'Another relative' },
            { id: 'none', label: 'Not related' },
          ],
        },
        applicantPhone,
      ],
    },
  ],
  papers: [
    {
      id: 'death-record',
      name: 'Medical record of the death',
      hint: 'From the hospital or the doctor, with the cause of death',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
    {
      id: 'applicant-identity',
      name: 'Proof of identity of the applicant',
      hint: 'Aadhaar card, voter card or driving licence, front and back',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
    {
      id: 'late-order',
      name: 'Order for a late registration',
      hint: 'Only if the death was not registered within a year',
      required: false,
      kinds: ['pdf', 'image'],
      maxFiles: 1,
    },
  ],
  outcome: 'certificate',
  certificate: {
    title: 'Death Certificate',
    text: 'This is to certify that {Full name of the person who died} died on {Date of death} at the age of {Age in years} years, as the register of deaths of this Gram Panchayat says.',
    table: ['death-place', 'hospital', 'registration'],
    holder: 'deceased-name',
    signatory: registrar,
  },
};
