import { plainText } from 'shared-auth/names';

/** What is wrong, with what its sentence names. */
export type Fault =
  | { code: 'missing' | 'repeated' | 'order' | 'not-a-day' }
  /** The condition: on a question that comes later, is gone, is the same one, has no answers to choose from, or has a condition itself; or on an answer that it cannot have. */
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
  /** Of a certificate: a placeholder that no question fills, or that several would; an answer that is too long to be printed. */
  | {
      code: 'placeholder-unknown' | 'label-repeated' | 'not-printable';
      values: { name: string };
    }
  /**
   * Of a certificate: a brace without its other half; a holder who is no person, or who need not be named; one that comes
   * with an answer from the office; one that waits for a fee where there is none.
   */
  | {
      code:
        'brace' | 'question-gone' | 'not-a-person' | 'holder-optional' | 'outcome-answer' | 'free';
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

/** What is wrong with a part of the definition, by its field. */
export type FieldFault = Fault & {
  field: DefinitionField;
  /** The id of the choice that it is about. */
  choice?: string;
  /** The further language that it is about; undefined where it is about the first. */
  language?: string;
  /** The key of the text in that language; undefined where it is about all of them together. */
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
