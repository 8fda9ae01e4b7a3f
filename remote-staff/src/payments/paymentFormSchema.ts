import { plainText } from 'shared-auth/names';
import { limits } from 'shared-data/limits';
import { asciiDigits, paymentMethods } from 'shared-data/model';
import { forward, object, partialCheck, picklist, pipe, string, transform } from 'valibot';
import type { TranslatePayments } from './i18n';

const { least, most } = limits.upiReference;
const reference = new RegExp(`^[A-Za-z0-9]{${least},${most}}$`);

/** What may stand before a reference on the receipt that it is copied from. */
const label = /^(?:(?:upi|utr|rrn|ref|reference|transaction|txn|no|number|id)\b[.:#\s]*)+/i;

/** A reference as it is stored: 'Ref No. 4123 4567 8901' is '412345678901'. */
function referenceOf(typed: string): string {
  return asciiDigits(plainText(typed))
    .replace(label, '')
    .replace(/[\s#.\p{Pd}]/gu, '');
}

/** The schema of how a fee was paid. A reference may be copied in groups of digits; cash has none. */
export function paymentFormSchema(t: TranslatePayments) {
  return pipe(
    object({
      method: pipe(string(), picklist(paymentMethods, t('methodMissing'))),
      reference: pipe(string(), transform(referenceOf)),
    }),
    forward(
      partialCheck(
        [['method'], ['reference']],
        (paid) => paid.method !== 'upi' || paid.reference !== '',
        t('referenceMissing'),
      ),
      ['reference'],
    ),
    forward(
      partialCheck(
        [['method'], ['reference']],
        (paid) => paid.method !== 'upi' || paid.reference === '' || reference.test(paid.reference),
        t('referenceWrong', { least, most }),
      ),
      ['reference'],
    ),
  );
}
