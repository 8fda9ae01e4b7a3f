import { answerName } from 'shared-area/questions';
import type { QuestionSection, ServiceDefinition } from 'shared-data';
import { shownSections, type Answers } from 'shared-data/model';
import { formErrors } from 'shared-ui/form';

/** One of the parts of the form that are filled in one after the other. */
interface FormPart {
  key: string;
  /** Undefined for what follows the questions. */
  section?: QuestionSection;
  /** The names of its fields. */
  fields: readonly string[];
}

/** What follows the questions: 'Application Details', then the documents with the certification. */
export const detailsPart = 'details';
export const documentsPart = 'documents';

/** The parts of the form, in its order: its sections as far as something is asked in them, then the rest. */
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
  // The service is chosen where the form begins.
  return parts.map((part, at) =>
    at === 0 ? { ...part, fields: ['service', ...part.fields] } : part,
  );
}

/** The part at a place; the first where it is not there, as before somebody went on from it. */
export function partAt(parts: readonly FormPart[], key: string | undefined): number {
  return Math.max(
    0,
    parts.findIndex((part) => part.key === key),
  );
}

/** Whether one of the errors of the form is of a field of the part. */
export function hasErrors({ fields }: FormPart, errors: object): boolean {
  return formErrors(errors, Object.fromEntries(fields.map((name) => [name, name]))).length > 0;
}
