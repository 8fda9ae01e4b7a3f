import { useCallback } from 'react';
import { useMessages } from './i18n';

/**
 * A fee in words: 'Free', or whole rupees. Without `Intl`: what a document says must be what every browser
 * makes of it when it takes the document over, and they group and round amounts differently.
 */
export function useFeeText(): (fee: number) => string {
  const t = useMessages();
  return useCallback(
    (fee) => (fee > 0 ? t('fee.rupees', { fee: String(fee) }) : t('fee.free')),
    [t],
  );
}
