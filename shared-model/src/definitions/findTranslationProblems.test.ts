import { definitionWith } from '../../../tools/testing/sampleDefinition';
import { limits } from '../limits/limits';
import type { CertificateTemplate, Question } from './definitionSchema';
import { findDefinitionProblems } from './findDefinitionProblems';

const questions: Question[] = [
  { id: 'w', kind: 'short-text', label: 'Ward', required: true },
  { id: 'h', kind: 'short-text', label: 'House', hint: 'Its number', required: true },
  { id: 'r', kind: 'long-text', label: 'Reason', required: true },
  {
    id: 'g',
    kind: 'one-of',
    label: 'Grain',
    required: true,
    choices: [{ id: 'a', label: 'Rice' }],
  },
];
const certificate: CertificateTemplate = {
  title: 'Letter',
  text: '{Ward}',
  table: [],
  signatory: { name: 'S. R. Patil', office: 'Gram Sevak' },
};
const labels = { 'question/w/label': 'वॉर्ड', 'question/h/label': 'घर' };
const long = (length: number) => 'प'.repeat(length);

const problemsOf = (hi: Record<string, string>) =>
  findDefinitionProblems(
    definitionWith(questions, {
      description: 'A letter',
      category: 'Letters',
      certificate,
      translations: { hi },
      place: { kind: 'office', bring: 'Your papers' },
      papers: [{ id: 'p', name: 'Photo', required: true, kinds: ['pdf'], maxFiles: 1 }],
    }),
  );

describe('the translation of a definition into a further language', () => {
  it.each<[string, Record<string, string>]>([
    ['some texts are missing', labels],
    ['a text that is no certificate’s has braces', { name: '{वॉर्ड' }],
    ['a text belongs to a removed question', { 'question/gone/label': long(999) }],
    [
      'the text of the certificate refers to questions by their original labels',
      {
        ...labels,
        'certificate/text': '{WARD}, {House}, {Applicant}',
      },
    ],
    [
      'the text of the certificate refers to questions by their translated labels',
      {
        ...labels,
        'certificate/text': '{ वॉर्ड }, {घर}',
      },
    ],
  ])('has no problems if %s (#20.4)', (_, texts) => {
    expect(problemsOf(texts)).toEqual([]);
  });

  it.each([
    ['name', limits.serviceName, { field: 'name' }],
    ['description', limits.definition.description, { field: 'description' }],
    ['category', limits.definition.category, { field: 'category' }],
    ['bring', limits.definition.bring, { field: 'bring' }],
    ['paper/p/name', limits.serviceDocument, { at: 'p', field: 'name' }],
    ['section/section', limits.definition.sectionTitle, { at: 'section', field: 'title' }],
    ['question/h/label', limits.definition.label, { at: 'h', field: 'label' }],
    ['question/h/hint', limits.definition.hint, { at: 'h', field: 'hint' }],
    ['question/g/choice/a', limits.definition.choice, { at: 'g', field: 'choices', choice: 'a' }],
    ['certificate/title', limits.certificate.title, { field: 'certificateTitle' }],
    ['certificate/text', limits.certificate.text, { field: 'certificateText' }],
    ['certificate/signatory/name', limits.certificate.signatory, { field: 'certificateSignatory' }],
    ['certificate/signatory/office', limits.certificate.signatory, { field: 'certificateOffice' }],
  ])('has the same length limit as the original: %s (#20.4)', (key, limit, place) => {
    expect(problemsOf({ [key]: long(limit) })).toEqual([]);
    const values = { limit, length: limit + 1 };
    expect(problemsOf({ [key]: long(limit + 1) })).toEqual([
      { ...place, language: 'hi', text: key, code: 'too-long', values },
    ]);
  });

  it.each([
    ['that matches no question', '{गाँव}', { code: 'placeholder-unknown', values: { name: 'गाँव' } }],
    ['that matches two questions', '{घर}', { code: 'label-repeated', values: { name: 'घर' } }],
    [
      'for an answer that is too long',
      '{Reason}',
      { code: 'not-printable', values: { name: 'Reason' } },
    ],
    ['that is not closed', '{घर', { code: 'brace' }],
  ])('may not contain a certificate placeholder %s (#20.4)', (_, text, problem) => {
    const both = { 'question/w/label': 'घर', 'question/h/label': 'घर', 'certificate/text': text };
    const place = { language: 'hi', field: 'certificateText', text: 'certificate/text' };
    expect(problemsOf(both)).toEqual([{ ...place, ...problem }]);
  });

  it('does not provide labels for placeholders in the first language (#20.4)', () => {
    const definition = definitionWith(questions, {
      certificate: { ...certificate, text: '{वॉर्ड}' },
      translations: { hi: labels },
    });
    expect(findDefinitionProblems(definition)).toMatchObject([{ code: 'placeholder-unknown' }]);
  });

  it('has a limit of texts and characters for each language (#20.4)', () => {
    const { texts, characters } = limits.definition.translations;
    const choices = Array.from({ length: texts + 1 }, (_, at) => ({
      id: `c${at}`,
      label: `${at}`,
    }));
    const grain = { ...questions[3], choices } as Question;
    const given = Object.fromEntries(
      choices.map(({ id }) => [`question/g/choice/${id}`, long(100)]),
    );
    const problems = findDefinitionProblems(
      definitionWith([grain], { translations: { hi: given } }),
    );
    expect(problems.filter(({ language }) => language)).toEqual([
      {
        field: 'translations',
        language: 'hi',
        code: 'too-many',
        values: { limit: texts, count: texts + 1 },
      },
      {
        field: 'translations',
        language: 'hi',
        code: 'too-long',
        values: { limit: characters, length: (texts + 1) * 100 },
      },
    ]);
  });
});
