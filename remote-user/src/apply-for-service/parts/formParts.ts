import { answerName } from 'shared-area/questions';
import type { QuestionSection, ServiceDefinition } from 'shared-data';
import { shownSections, type Answers } from 'shared-data/model';
import { formErrors } from 'shared-ui/form';

/** One part of a form that is filled in one part at a time. */
interface FormPart {
  key: string;
  /** Undefined for the parts after the questions. */
  section?: QuestionSection;
  /** The names of its fields. */
  fields: readonly string[];
}

/** The parts after the questions: 'Application Details', then the documents with the certification. */
export const detailsPart = 'details';
export const documentsPart = 'documents';

/** The parts of the form in their order: the sections with at least one asked question, then the rest. */
export function formParts(definition: ServiceDefinition, answers: Answers): FormPart[] {
  const sections = shownSections(definition, answers);
  const papers = definition.papers.map(({ id }) => `files.${id}`);
  const parts: FormPart[] = [
    ...sections.map((section) => ({
      key: `section ${section.id}`,
      section,
      fields: section.questions.map(({ id }) => answerName(id)),
    })),
    { key: detailsPart, fields: ['details'] },
    { key: documentsPart, fields: [...papers, 'documents', 'certified'] },
  ];
  // The service is selected in the first part.
  return parts.map((part, at) =>
    at === 0 ? { ...part, fields: ['service', ...part.fields] } : part,
  );
}

/** The index of the part with the key; the first part if there is none, as before the citizen continues. */
export function partAt(parts: readonly FormPart[], key: string | undefined): number {
  return Math.max(
    0,
    parts.findIndex((part) => part.key === key),
  );
}

/** Whether the form has an error in a field of the part. */
export function hasErrors({ fields }: FormPart, errors: object): boolean {
  return formErrors(errors, Object.fromEntries(fields.map((name) => [name, name]))).length > 0;
}
