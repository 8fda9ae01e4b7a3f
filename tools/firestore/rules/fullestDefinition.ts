import { limits } from 'shared-data/limits';
import type { Data } from './database';
import * as records from './records';

const { certificate: most } = limits;
const { sections, questions, papers, filesPerPaper, translations: given } = limits.definition;
const letters = (count: number) => 'x'.repeat(count);

/** The certificate part of a definition, with every field at its limit. */
export const fullestTemplate: Data = {
  title: letters(most.title),
  text: letters(most.text),
  table: Array.from({ length: most.table }, () => letters(limits.definition.id)),
  holder: letters(limits.definition.id),
  months: most.months,
  signatory: { name: letters(most.signatory), office: letters(most.signatory) },
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

/** A definition with every field that the rules check at its limit; the content of questions is not checked. */
export const fullest: Data = {
  description: 'x'.repeat(limits.definition.description),
  category: 'x'.repeat(limits.definition.category),
  keywords: 'x'.repeat(limits.definition.keywords),
  place: { kind: 'office', bring: 'x'.repeat(limits.definition.bring) },
  sections: many(sections, () =>
    records.section({
      title: 'प'.repeat(limits.definition.sectionTitle),
      questions: many(questions / sections, () => ({})),
    }),
  ),
  papers: many(papers, () =>
    records.paper({
      name: 'प'.repeat(limits.serviceDocument),
      hint: 'x'.repeat(limits.definition.hint),
      kinds: ['pdf', 'image', 'document'],
      maxFiles: filesPerPaper,
    }),
  ),
  certificate: fullestTemplate,
  translations: languages(given.languages),
};
