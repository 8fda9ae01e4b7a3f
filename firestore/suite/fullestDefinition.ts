import { limits } from 'shared-data/limits';
import type { Data } from './database';
import * as records from './records';

const { certificate, definition: most } = limits;
const { sections, questions, papers, filesPerPaper, translations: given } = most;
const letters = (count: number) => 'x'.repeat(count);

/** The certificate part of a definition, with every field at its limit. */
export const fullestTemplate: Data = {
  title: letters(certificate.title),
  text: letters(certificate.text),
  table: Array.from({ length: certificate.table }, () => letters(most.id)),
  holder: letters(most.id),
  months: certificate.months,
  signatory: { name: letters(certificate.signatory), office: letters(certificate.signatory) },
};

export const many = (count: number, make: (index: number) => Data) =>
  Array.from({ length: count }, (_, index) => make(index));
/** The maximum number of texts of a language, with the maximum total length. */
export const fullestLanguage: Data = Object.fromEntries(
  Array.from({ length: given.texts }, (_, index) => [
    `question/${index}/label`,
    'प'.repeat(Math.floor(given.characters / given.texts)),
  ]),
);

export const languages = (count: number): Data =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`l${index}`, fullestLanguage]));

const asked = many(questions, (index) => records.question({ id: `q${index}` }));
const sectionsOfAll = many(sections, (index) => {
  const inEach = questions / sections;
  return records.section({
    id: `s${index}`,
    questions: asked.slice(index * inEach, (index + 1) * inEach),
  });
});
const papersOfAll = many(papers, (index) =>
  records.paper({
    id: `p${index}`,
    kinds: ['pdf', 'image', 'document'],
    maxFiles: filesPerPaper,
  }),
);

/** The text under the keys of these parts. */
const textOfEach = (parts: readonly Data[], key: (id: string) => string, text: string): Data =>
  Object.fromEntries(parts.map(({ id }) => [key(String(id)), text]));

/** The maximum number of texts of each kind, each at its limit. In Devanagari all choices would not fit into a record. */
export const fullestTexts: Data = {
  titles: textOfEach(sectionsOfAll, (id) => `section/${id}`, 'प'.repeat(most.sectionTitle)),
  labels: textOfEach(asked, (id) => `question/${id}/label`, 'प'.repeat(most.label)),
  choices: Object.fromEntries(
    asked.flatMap(({ id }) =>
      many(most.choices, () => ({})).map((_, at) => [
        `question/${String(id)}/choice/c${at}`,
        letters(most.choice),
      ]),
    ),
  ),
  names: textOfEach(papersOfAll, (id) => `paper/${id}/name`, 'प'.repeat(limits.serviceDocument)),
  hints: {
    ...textOfEach(asked, (id) => `question/${id}/hint`, 'प'.repeat(most.hint)),
    ...textOfEach(papersOfAll, (id) => `paper/${id}/hint`, 'प'.repeat(most.hint)),
  },
};

/** A definition with every field that the rules check at its limit; of questions they check the texts. */
export const fullest: Data = {
  description: 'x'.repeat(most.description),
  category: 'x'.repeat(most.category),
  keywords: 'x'.repeat(most.keywords),
  place: { kind: 'office', bring: 'x'.repeat(most.bring) },
  sections: sectionsOfAll,
  papers: papersOfAll,
  texts: fullestTexts,
  certificate: fullestTemplate,
  translations: languages(given.languages),
};
