import type { ServiceDefinition } from 'shared-model';
import {
  applicantAddress,
  applicantName,
  fatherName,
  gramSevak,
  identityPaper,
  longAgo,
  purposes,
  today,
} from './sampleParts';

export const casteCertificate: ServiceDefinition = {
  name: 'Caste Certificate',
  description: 'Says which caste a person belongs to, for admissions, schemes and reserved posts.',
  category: 'Income and caste',
  keywords:
    'community, tribe, reservation, obc, jati, jat, jaat, jaticha, dakhla, dakhala, जात, जाति, दाखला',
  fee: 30,
  days: 21,
  place: { kind: 'online' },
  sections: [
    {
      id: 'applicant',
      title: 'The applicant',
      questions: [
        applicantName,
        {
          id: 'birth-date',
          kind: 'date',
          label: 'Date of birth',
          required: true,
          earliest: longAgo,
          latest: today,
        },
        // Another label, so that the father of a child in a birth certificate is not offered as an answer here.
        { ...fatherName, label: 'Full name of the applicant’s father' },
        applicantAddress,
      ],
    },
    {
      id: 'caste-details',
      title: 'The caste',
      questions: [
        {
          id: 'caste',
          kind: 'short-text',
          label: 'Caste',
          hint: 'As in the school leaving certificate, with the sub-caste',
          required: true,
          maxLength: 100,
        },
        {
          id: 'caste-group',
          kind: 'one-of',
          label: 'Group of the caste',
          required: true,
          choices: [
            { id: 'sc', label: 'Scheduled Caste (SC)' },
            { id: 'st', label: 'Scheduled Tribe (ST)' },
            { id: 'vjnt', label: 'Vimukta Jati or Nomadic Tribe (VJNT)' },
            { id: 'obc', label: 'Other Backward Class (OBC)' },
            { id: 'sbc', label: 'Special Backward Class (SBC)' },
          ],
        },
        {
          id: 'native-village',
          kind: 'short-text',
          label: 'Native village of the father’s family',
          hint: 'With taluka and district',
          required: true,
        },
        {
          id: 'has-relative',
          kind: 'yes-no',
          label: 'Does a relative on the father’s side have a caste certificate?',
          required: true,
        },
        {
          id: 'relative-name',
          kind: 'person-name',
          label: 'Full name of that relative',
          required: true,
          showIf: { question: 'has-relative', answer: 'yes' },
        },
        {
          id: 'purpose',
          kind: 'one-of',
          label: 'What the certificate is for',
          required: true,
          choices: purposes,
        },
      ],
    },
  ],
  papers: [
    identityPaper,
    {
      id: 'school-leaving',
      name: 'School leaving certificate',
      hint: 'Or the page of the school register that names the caste',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 2,
    },
    {
      id: 'relative-caste',
      name: 'Caste proof of a relative',
      hint: 'Of the father, grandfather, uncle or aunt on the father’s side',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 3,
    },
  ],
  outcome: 'certificate',
  certificate: {
    title: 'Caste Certificate',
    text: 'This is to certify that {Full name of the applicant}, child of {Full name of the applicant’s father}, belongs to the caste {Caste}, which is in the group {Group of the caste}.',
    table: ['birth-date', 'native-village', 'applicant-address'],
    holder: 'applicant-name',
    signatory: gramSevak,
  },
};
