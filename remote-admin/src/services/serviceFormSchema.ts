import { optionalLine } from 'shared-area';
import { plainText } from 'shared-auth/names';
import { limits } from 'shared-data/limits';
import {
  check,
  maxLength,
  nonEmpty,
  object,
  pipe,
  string,
  transform,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { TranslateAdmin } from '../i18n';

/** What a service needs, as it is typed: documents by line, figures as text. */
export function serviceFormSchema(t: TranslateAdmin) {
  return object({
    name: pipe(serviceName(t), nonEmpty(t('editService.nameMissing'))),
    documents: pipe(
      string(),
      transform(linesOf),
      maxLength(
        limits.serviceDocuments,
        t('editService.documentsTooMany', { limit: limits.serviceDocuments }),
      ),
      check(
        (lines) => lines.every((line) => line.length <= limits.serviceDocument),
        t('settings.tooLong', { limit: limits.serviceDocument }),
      ),
    ),
    days: daysField(t),
    fee: pipe(
      string(),
      trim(),
      check(
        (text) => /^\d+$/.test(text) && Number(text) <= limits.serviceFee,
        t('editService.feeWrong', { limit: limits.serviceFee }),
      ),
      transform(Number),
    ),
  });
}

/** The name of a service, as it is typed; it may still be empty. */
export function serviceName(t: TranslateAdmin) {
  return optionalLine(limits.serviceName, (values) => t('services.tooLong', values));
}

/** A number of days that the council promises, as it is typed. */
export function daysField(t: TranslateAdmin) {
  return pipe(
    string(),
    trim(),
    check(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.serviceDays,
      t('editService.daysWrong', { limit: limits.serviceDays }),
    ),
    transform(Number),
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '');
}

export type ServiceFormInput = InferInput<ReturnType<typeof serviceFormSchema>>;
export type ServiceFormOutput = InferOutput<ReturnType<typeof serviceFormSchema>>;
