import { plainText } from '../texts/plainText';

/** A fault, with the values that its message shows. */
export type Fault =
  | { code: 'missing' | 'repeated' | 'order' | 'not-a-day' }
  /**
   * The condition depends on a question that is later, removed, the same one, without a choice of answers, or
   * conditional itself; or on an answer that the question cannot have.
   */
  | {
      code:
        | 'condition-later'
        | 'condition-gone'
        | 'condition-self'
        | 'condition-kind'
        | 'condition-nested'
        | 'condition-answer';
    }
  /** In characters. */
  | { code: 'too-long'; values: { limit: number; length: number } }
  | { code: 'too-many'; values: { limit: number; count: number } }
  | { code: 'out-of-range'; values: { least: number; most: number } }
  /** Of a certificate: a placeholder that matches no question, or several; an answer that is too long to be printed. */
  | {
      code: 'placeholder-unknown' | 'label-repeated' | 'not-printable';
      values: { name: string };
    }
  /**
   * Of a certificate: an unmatched brace; a removed question; a holder who is not a person, or whose name is optional; a
   * certificate although the outcome is an answer; a certificate that requires a fee of a free service.
   */
  | {
      code:
        | 'brace'
        | 'question-gone'
        | 'not-a-person'
        | 'holder-optional'
        | 'outcome-answer'
        | 'free';
    };

export type DefinitionField =
  | 'id'
  | 'name'
  | 'description'
  | 'category'
  | 'keywords'
  | 'fee'
  | 'days'
  | 'bring'
  | 'sections'
  | 'questions'
  | 'papers'
  | 'title'
  | 'label'
  | 'hint'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'earliest'
  | 'latest'
  | 'choices'
  | 'showIf'
  | 'kinds'
  | 'maxFiles'
  | 'certificate'
  | 'certificateTitle'
  | 'certificateText'
  | 'certificateTable'
  | 'certificateHolder'
  | 'certificateMonths'
  | 'certificateSignatory'
  | 'certificateOffice'
  | 'certificatePaidFirst'
  | 'translations';

/** A fault in a field of the definition. */
export type FieldFault = Fault & {
  field: DefinitionField;
  /** The id of the faulty choice. */
  choice?: string;
  /** The further language of the faulty text; undefined for the first language. */
  language?: string;
  /** The key of the faulty text in that language; undefined if the fault is about all of its texts together. */
  text?: string;
};

export function lineFaults(field: DefinitionField, line: string, limit: number): FieldFault[] {
  if (plainText(line) === '') return [{ field, code: 'missing' }];
  return lengthFaults(field, line, limit);
}

export function lengthFaults(
  field: DefinitionField,
  text: string | undefined,
  limit: number,
): FieldFault[] {
  const length = text?.trim().length ?? 0;
  return length > limit ? [{ field, code: 'too-long', values: { limit, length } }] : [];
}

export function countFaults(field: DefinitionField, count: number, limit: number): FieldFault[] {
  return count > limit ? [{ field, code: 'too-many', values: { limit, count } }] : [];
}

export function rangeFaults(
  field: DefinitionField,
  figure: number | undefined,
  least: number,
  highest: number,
): FieldFault[] {
  if (figure === undefined || (figure >= least && figure <= highest)) return [];
  return [{ field, code: 'out-of-range', values: { least, most: highest } }];
}
