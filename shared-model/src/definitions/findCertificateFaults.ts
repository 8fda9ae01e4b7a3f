import { limits } from '../limits/limits';
import { hasLooseBrace, isSameLabel, meaningOf, placeholderNames } from './certificateText';
import {
  countFaults,
  lineFaults,
  rangeFaults,
  type DefinitionField,
  type FieldFault,
} from './definitionFaults';
import type { CertificateTemplate, Question, ServiceDefinition } from './definitionSchema';
import { questionsOf } from './shownQuestions';

const most = limits.certificate;

/**
 * Finds the faults that would prevent issuing the certificate of a definition, or make it state something wrong. Optional
 * answers may be used: a missing answer is a dash in the text, and has no line in the table. Only the question for its
 * holder must be required and unconditional.
 */
export function findCertificateFaults(
  definition: Pick<
    ServiceDefinition,
    'certificate' | 'fee' | 'outcome' | 'sections' | 'translations'
  >,
): FieldFault[] {
  const { certificate: template, fee, outcome } = definition;
  if (!template) return [];
  if (outcome === 'answer') return [{ field: 'certificate', code: 'outcome-answer' }];
  const questions = questionsOf(definition);
  const field = 'certificatePaidFirst';
  return [
    ...lineFaults('certificateTitle', template.title, most.title),
    ...lineFaults('certificateText', template.text, most.text),
    ...placeholderFaults(template.text, definition),
    ...tableFaults(template.table, questions),
    ...holderFaults(template.holder, questions),
    ...rangeFaults('certificateMonths', template.months, 1, most.months),
    ...signatoryFaults(template.signatory),
    ...(template.paidFirst && fee === 0 ? [{ field, code: 'free' } as const] : []),
  ];
}

/**
 * Finds the faults in the placeholders of a certificate's text.
 * @param language of the text; undefined for the first
 */
export function placeholderFaults(
  text: string,
  definition: Pick<ServiceDefinition, 'sections' | 'translations'>,
  language?: string,
): FieldFault[] {
  const field = 'certificateText';
  const names = [...new Set(placeholderNames(text))];
  return [
    ...(hasLooseBrace(text) ? [{ field, code: 'brace' } as const] : []),
    ...names.flatMap((name): FieldFault[] => {
      const { isApplicant, questions } = meaningOf(name, definition, language);
      if (questions.length === 0 && !isApplicant)
        return [{ field, code: 'placeholder-unknown', values: { name } }];
      if (questions.length + Number(isApplicant) > 1)
        return [{ field, code: 'label-repeated', values: { name } }];
      return questions.flatMap((question) => printFaults(field, question));
    }),
  ];
}

function tableFaults(table: readonly string[], questions: readonly Question[]): FieldFault[] {
  const field = 'certificateTable';
  return [
    ...countFaults(field, table.length, most.table),
    ...table.flatMap((id, at): FieldFault[] => {
      const question = questions.find((each) => each.id === id);
      if (!question) return [{ field, code: 'question-gone' }];
      if (table.indexOf(id) !== at) return [{ field, code: 'repeated' }];
      const { label } = question;
      // On the paper and in a check, a fact is identified only by its label.
      const isAmbiguous = questions.some(
        (other) => other !== question && isSameLabel(other.label, label),
      );
      return isAmbiguous
        ? [{ field, code: 'label-repeated', values: { name: label } }]
        : printFaults(field, question);
    }),
  ];
}

/** Long answers cannot be printed: a code holds only a few hundred words, and the certificate has one page. */
function printFaults(field: DefinitionField, { kind, label }: Question): FieldFault[] {
  return kind === 'long-text' ? [{ field, code: 'not-printable', values: { name: label } }] : [];
}

function holderFaults(id: string | undefined, questions: readonly Question[]): FieldFault[] {
  const field = 'certificateHolder';
  if (id === undefined) return [];
  const question = questions.find((each) => each.id === id);
  if (!question) return [{ field, code: 'question-gone' }];
  if (question.kind !== 'person-name') return [{ field, code: 'not-a-person' }];
  const isAlwaysNamed = question.required && !question.showIf;
  return isAlwaysNamed ? [] : [{ field, code: 'holder-optional' }];
}

function signatoryFaults({ name, office }: CertificateTemplate['signatory']): FieldFault[] {
  return [
    ...lineFaults('certificateSignatory', name, most.signatory),
    ...lineFaults('certificateOffice', office, most.signatory),
  ];
}
