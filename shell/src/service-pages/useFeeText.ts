import { useCallback } from 'react';
import { useMessages } from './i18n';

/**
 * A fee as a text: 'Free', or whole rupees. Without `Intl`: at hydration, every browser has to render the same
 * text as the document, and browsers group and round amounts differently.
 */
export function useFeeText(): (fee: number) => string {
  const t = useMessages();
  return useCallback(
    (fee) => (fee > 0 ? t('fee.rupees', { fee: String(fee) }) : t('fee.free')),
    [t],
  );
}
