import type { ServiceDefinition } from 'shared-model';
import {
  applicantAddress,
  applicantPhone,
  fatherName,
  longAgo,
  motherName,
  places,
  registrar,
  today,
} from './sampleParts';

export const birthCertificate: ServiceDefinition = {
  name: 'Birth Certificate',
  description: 'Says when, where and to whom a child was born, as in the register of births.',
  category: 'Births and deaths',
  keywords: 'born, newborn, baby, child, dob, janm, janma, janam, dakhla, dakhala, जन्म, दाखला',
  fee: 0,
  days: 7,
  place: { kind: 'online' },
  sections: [
    {
      id: 'child',
      title: 'The child',
      questions: [
        {
          id: 'child-name',
          kind: 'person-name',
          label: 'Full name of the child',
          hint: 'As it should stand on the certificate',
          required: true,
        },
        {
          id: 'birth-date',
          kind: 'date',
          label: 'Date of birth',
          required: true,
          earliest: longAgo,
          latest: today,
        },
        {
          id: 'sex',
          kind: 'one-of',
          label: 'Sex',
          required: true,
          choices: [
            { id: 'female', label: 'Female' },
            { id: 'male', label: 'Male' },
            { id: 'transgender', label: 'Transgender' },
          ],
        },
      ],
    },
    {
      id: 'birth',
      title: 'The birth',
      questions: [
        {
          id: 'birth-place',
          kind: 'one-of',
          label: 'Place of birth',
          required: true,
          choices: places,
        },
        {
          id: 'hospital',
          kind: 'short-text',
          label: 'Name of the hospital',
          hint: 'With its town or village',
          required: true,
          showIf: { question: 'birth-place', answer: 'hospital' },
        },
        {
          id: 'registration',
          kind: 'short-text',
          label: 'Registration number, if known',
          hint: 'On the slip that the hospital gave',
          required: false,
          maxLength: 40,
        },
      ],
    },
    {
      id: 'parents',
      title: 'The parents',
      questions: [
        motherName,
        { ...fatherName, required: false },
        { ...applicantAddress, label: 'Address of the parents' },
        { ...applicantPhone, label: 'Phone number of a parent' },
      ],
    },
  ],
  papers: [
    {
      id: 'birth-record',
      name: 'Hospital or midwife’s record of the birth',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
    {
      id: 'parent-identity',
      name: 'Proof of identity of a parent',
      hint: 'Aadhaar card, voter card or driving licence, front and back',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
    {
      id: 'late-order',
      name: 'Order for a late registration',
      hint: 'Only if the birth was not registered within a year',
      required: false,
      kinds: ['pdf', 'image'],
      maxFiles: 1,
    },
  ],
  outcome: 'certificate',
  certificate: {
    title: 'Birth Certificate',
    text: 'This is to certify that {Full name of the child} was born on {Date of birth}, as the register of births of this Gram Panchayat says.',
    table: ['sex', 'birth-place', 'hospital', 'mother-name', 'father-name', 'applicant-address'],
    holder: 'child-name',
    signatory: registrar,
  },
};
