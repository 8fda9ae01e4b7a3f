/** @jest-environment node */
import {
  composeCertificate,
  definitionSchema,
  findDefinitionProblems,
  isLasting,
  limits,
  makeSigningKey,
  type Question,
  questionsOf,
  type ServiceDefinition,
  signCertificate,
  toClaims,
} from 'shared-model';
import { parse } from 'valibot';
import { storageForEachTest } from '../device/testing/storageForEachTest';
import { firstOf } from '../store/testing/follow';
import { sampleDefinitions } from './sampleDefinitions';

const open = storageForEachTest();

describe.each(sampleDefinitions.map((definition) => [definition.name, definition] as const))(
  'the definition of the %s',
  (_, definition) => {
    const questions = definition.sections.flatMap((section) => section.questions);

    it('can be published unchanged (#16.3)', () => {
      expect(parse(definitionSchema, definition)).toEqual(definition);
      expect(findDefinitionProblems(definition)).toEqual([]);
    });

    it('has 5 to 10 questions in 1 to 3 sections, and 2 to 4 papers (#16.3)', () => {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(10);
      expect([1, 2, 3]).toContain(definition.sections.length);
      expect([2, 3, 4]).toContain(definition.papers.length);
    });

    it('has a unique id for each section, question, choice and paper (#16.3)', () => {
      const lists = [
        [...definition.sections, ...questions, ...definition.papers],
        ...questions.flatMap((question) => ('choices' in question ? [question.choices] : [])),
      ];
      for (const list of lists) {
        const ids = list.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    it('has only conditions on possible answers to earlier questions (#16.3)', () => {
      for (const [index, { showIf }] of questions.entries()) {
        if (!showIf) continue;
        const asked = questions.slice(0, index).find(({ id }) => id === showIf.question);
        const answers =
          asked && 'choices' in asked ? asked.choices.map(({ id }) => id) : ['yes', 'no'];
        expect(asked).not.toHaveProperty('showIf');
        expect(answers).toContain(showIf.answer);
      }
    });
  },
);

/** An answer of usual length to each kind of question. */
const usualAnswer = (question: Question): string => {
  switch (question.kind) {
    case 'person-name':
      return 'सुनीता रमेश कुलकर्णी';
    case 'date':
      return '2020-02-29';
    case 'number':
      return '4';
    case 'amount':
      return '120000';
    case 'yes-no':
      return 'yes';
    case 'one-of':
    case 'some-of':
      return question.choices[0]?.id ?? '';
    case 'phone':
      return '9876543210';
    case 'address':
      return 'घर क्रमांक १२, शिवाजी वॉर्ड\nवडगाव, ता. हातकणंगले\n416112';
    default:
      return 'ग्रामीण रुग्णालय, हातकणंगले';
  }
};

describe('the certificate of each sample (#17)', () => {
  const issuedOn = '2026-06-15';
  const of = (definition: ServiceDefinition) => {
    const answers = Object.fromEntries(
      questionsOf(definition).map((question) => [question.id, usualAnswer(question)]),
    );
    const statement = composeCertificate(definition, { applicant: 'Asha', answers, issuedOn });
    if (!statement) throw new Error(definition.name);
    return statement;
  };

  it.each([
    [
      'Birth Certificate',
      'This is to certify that सुनीता रमेश कुलकर्णी was born on 29 February 2020, as the register of births of this Gram Panchayat says.',
      undefined,
    ],
    [
      'Death Certificate',
      'This is to certify that सुनीता रमेश कुलकर्णी died on 29 February 2020 at the age of 4 years, as the register of deaths of this Gram Panchayat says.',
      undefined,
    ],
    [
      'Income Certificate',
      'This is to certify that the family of सुनीता रमेश कुलकर्णी, of घर क्रमांक १२, शिवाजी वॉर्ड, वडगाव, ता. हातकणंगले, 416112, had the income below in the last financial year.',
      '2027-06-15',
    ],
    [
      'Caste Certificate',
      'This is to certify that सुनीता रमेश कुलकर्णी, child of सुनीता रमेश कुलकर्णी, belongs to the caste ग्रामीण रुग्णालय, हातकणंगले, which is in the group Scheduled Caste (SC).',
      undefined,
    ],
    [
      'Residence Proof',
      'This is to certify that सुनीता रमेश कुलकर्णी has lived in this village, at घर क्रमांक १२, शिवाजी वॉर्ड, वडगाव, ता. हातकणंगले, 416112, since 29 February 2020.',
      '2026-12-15',
    ],
  ])('has the text that a council would use: %s', (name, text, validUntil) => {
    const definition = sampleDefinitions.find((each) => each.name === name);
    expect(definition && of(definition)).toMatchObject({ holder: 'सुनीता रमेश कुलकर्णी', text });
    expect(definition && of(definition).validUntil).toBe(validUntil);
  });

  it.each(sampleDefinitions)('fits into its code: $name', async (definition) => {
    const statement = of(definition);
    expect(statement.facts.length).toBeGreaterThan(2);
    const issuer = 'https://a-village-council-with-a-long-name.example';
    const validFrom = '2026-06-15T05:00:00.000Z';
    const claims = toClaims(statement, { number: '000000000102V', issuer, validFrom });
    const token = await signCertificate(claims, await makeSigningKey());
    expect(token.length).toBeLessThanOrEqual(limits.certificate.token);
  });
});
it.each([
  [
    'Birth Certificate',
    [
      'Full name of the mother',
      'Full name of the father',
      'Address of the parents',
      'Phone number of a parent',
    ],
  ],
  ['Death Certificate', ['Full name of the applicant', 'Phone number of the applicant']],
  [
    'Income Certificate',
    ['Full name of the applicant', 'Address of the applicant', 'Phone number of the applicant'],
  ],
  [
    'Caste Certificate',
    [
      'Full name of the applicant',
      'Full name of the applicant’s father',
      'Address of the applicant',
    ],
  ],
  [
    'Residence Proof',
    ['Full name of the applicant', 'Phone number of the applicant', 'Address in the village'],
  ],
])(
  '%s: offers only answers about the applicant or the parents at the next application (#16.4)',
  (name, labels) => {
    const definition = sampleDefinitions.find((one) => one.name === name);
    const lasting = definition && questionsOf(definition).filter(isLasting);
    expect(lasting?.map(({ label }) => label)).toEqual(labels);
  },
);

it('has a service whose form takes three steps (#16.3)', () => {
  expect(sampleDefinitions.some(({ sections }) => sections.length === 3)).toBe(true);
});

it('publishes the definitions as the first version of the services on a device (#16.3)', async () => {
  const { definitions, services } = await open();
  const published = [];
  for (const { id, version } of await firstOf(services.watch())) {
    expect(version).toBe(1);
    published.push((await firstOf(definitions.watchVersion(id, 1))).definition);
  }
  expect(published).toEqual(sampleDefinitions);
});
