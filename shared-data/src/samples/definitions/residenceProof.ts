import type { ServiceDefinition } from 'shared-model';
import {
  applicantAddress,
  applicantName,
  applicantPhone,
  gramSevak,
  identityPaper,
  longAgo,
  purposes,
  today,
} from './sampleParts';

export const residenceProof: ServiceDefinition = {
  name: 'Residence Proof',
  description: 'Says that a person lives in the village, and since when.',
  category: 'Residence',
  keywords:
    'residency, address, domicile, home, living, rahivasi, niwas, nivas, dakhla, dakhala, रहिवासी, निवास, दाखला',
  fee: 20,
  days: 10,
  place: { kind: 'online' },
  sections: [
    {
      id: 'applicant',
      title: 'The applicant',
      questions: [applicantName, applicantPhone],
    },
    {
      id: 'residence',
      title: 'The residence',
      questions: [
        { ...applicantAddress, label: 'Address in the village' },
        {
          id: 'since',
          kind: 'date',
          label: 'Living there since',
          hint: 'If the day is not known, the first of the month',
          required: true,
          earliest: longAgo,
          latest: today,
        },
        {
          id: 'house',
          kind: 'one-of',
          label: 'Whose house it is',
          required: true,
          choices: [
            { id: 'own', label: 'The applicant’s own' },
            { id: 'family', label: 'The family’s' },
            { id: 'rented', label: 'Rented' },
          ],
        },
        {
          id: 'owner-name',
          kind: 'person-name',
          label: 'Full name of the owner',
          required: true,
          showIf: { question: 'house', answer: 'rented' },
        },
        {
          id: 'purpose',
          kind: 'one-of',
          label: 'What the proof is for',
          required: true,
          choices: purposes,
        },
      ],
    },
  ],
  papers: [
    identityPaper,
    {
      id: 'bill',
      name: 'Electricity bill or tax receipt',
      hint: 'Of the last three months, or of this financial year',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
    {
      id: 'rent-agreement',
      name: 'Rent agreement',
      hint: 'Only if the house is rented',
      required: false,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
  ],
  outcome: 'certificate',
  certificate: {
    title: 'Certificate of Residence',
    text: 'This is to certify that {Full name of the applicant} has lived in this village, at {Address in the village}, since {Living there since}.',
    table: ['house', 'purpose'],
    holder: 'applicant-name',
    months: 6,
    signatory: gramSevak,
  },
};
