import { limits } from 'shared-data/limits';
import { asciiDigits, paymentMethods } from 'shared-data/model';
import { forward, object, partialCheck, picklist, pipe, string, transform } from 'valibot';
import type { TranslatePayments } from './i18n';

const { least, most } = limits.upiReference;
const reference = new RegExp(`^[A-Za-z0-9]{${least},${most}}$`);

/** The schema of how a fee was paid. A reference may be copied in groups of digits; cash has none. */
export function paymentFormSchema(t: TranslatePayments) {
  return pipe(
    object({
      method: pipe(string(), picklist(paymentMethods, t('methodMissing'))),
      reference: pipe(
        string(),
        transform((typed) => asciiDigits(typed).replaceAll(/\s/g, '')),
      ),
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
