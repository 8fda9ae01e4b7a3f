import { limits } from '../limits';
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
 * Why the certificate of a definition could not be issued, or would state something else than meant. An answer that
 * need not be given may stand in it: what is not answered is a dash in the text, and no line of the table. Only its
 * holder has to be asked for in every case.
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
 * Why the placeholders of a certificate's text could not be filled.
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
      // On the paper, and to whoever checks it, a fact is known by its label.
      const isAmbiguous = questions.some(
        (other) => other !== question && isSameLabel(other.label, label),
      );
      return isAmbiguous
        ? [{ field, code: 'label-repeated', values: { name: label } }]
        : printFaults(field, question);
    }),
  ];
}

/** A code carries some hundred words, and the page is one. */
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
