import type { Question, ServiceDefinition } from 'shared-model';
import {
  applicantAddress,
  applicantName,
  applicantPhone,
  gramSevak,
  identityPaper,
  mostIncome,
  purposes,
} from './sampleParts';

export const incomeCertificate: ServiceDefinition = {
  name: 'Income Certificate',
  description: 'Says what a family earned in the last financial year.',
  category: 'Income and caste',
  keywords:
    'salary, wage, wages, earnings, payslip, scholarship, ews, aay, utpanna, utpannacha, dakhla, dakhala, आय, उत्पन्न, उत्पन्नाचा, दाखला',
  fee: 30,
  days: 15,
  place: { kind: 'online' },
  sections: [
    {
      id: 'applicant',
      title: 'The applicant',
      questions: [applicantName, applicantAddress, applicantPhone],
    },
    {
      id: 'family-income',
      title: 'The income of the family',
      questions: [
        {
          id: 'members',
          kind: 'number',
          label: 'Members of the family',
          hint: 'All who live in the household, children too',
          required: true,
          min: 1,
          max: 50,
        },
        income('farming', 'Annual income from farming'),
        income('wages', 'Annual income from wages and salaries'),
        income('business', 'Annual income from a shop or business'),
        income('other', 'Annual income from other sources'),
      ],
    },
    {
      id: 'certificate',
      title: 'The certificate',
      questions: [
        {
          id: 'purpose',
          kind: 'one-of',
          label: 'What the certificate is for',
          required: true,
          choices: purposes,
        },
        {
          id: 'purpose-other',
          kind: 'short-text',
          label: 'What else it is for',
          required: true,
          showIf: { question: 'purpose', answer: 'other' },
        },
      ],
    },
  ],
  papers: [
    identityPaper,
    {
      id: 'income-proof',
      name: 'Proof of income of the family',
      hint: 'Salary slips, tax return, or the talathi’s statement about the land',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 4,
    },
    {
      id: 'ration-card',
      name: 'Ration card',
      hint: 'All pages with names',
      required: true,
      kinds: ['pdf', 'image'],
      maxFiles: 3,
    },
  ],
  outcome: 'certificate',
  certificate: {
    title: 'Income Certificate',
    text: 'This is to certify that the family of {Full name of the applicant}, of {Address of the applicant}, had the income below in the last financial year.',
    table: [
      'members',
      'income-farming',
      'income-wages',
      'income-business',
      'income-other',
      'purpose',
    ],
    holder: 'applicant-name',
    months: 12,
    signatory: gramSevak,
  },
};

function income(id: string, label: string): Question {
  const hint = 'In the last financial year; 0 if there was none';
  return {
    id: `income-${id}`,
    kind: 'amount',
    label,
    hint,
    required: true,
    min: 0,
    max: mostIncome,
  };
}
