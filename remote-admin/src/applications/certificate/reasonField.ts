import { requiredText } from 'shared-area';
import { limits } from 'shared-data/limits';
import type { useCertificateMessages } from './i18n';

/** The schema of the public reason why a certificate is revoked or replaced. */
export function reasonField(t: ReturnType<typeof useCertificateMessages>) {
  return requiredText(limits.note, {
    missing: t('reasonMissing'),
    tooLong: (values) => t('reasonTooLong', values),
  });
}
