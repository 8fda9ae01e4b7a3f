import { useMemo } from 'react';
import { limits } from 'shared-data/limits';
import { useMessages } from '../i18n';
import type { ApplyMessages } from './applySchema';

export function useApplyMessages(): ApplyMessages {
  const t = useMessages();
  return useMemo(
    () => ({
      serviceMissing: t('apply.serviceMissing'),
      detailsMissing: t('apply.detailsMissing'),
      detailsLong: (length) => t('apply.detailsLong', { limit: limits.details, length }),
      certifyMissing: t('apply.certifyMissing'),
    }),
    [t],
  );
}
