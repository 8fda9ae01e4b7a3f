import { useMemo } from 'react';
import { useWords } from '../words';
import { detailsLimit, type ApplyMessages } from './apply-schema';

export function useApplyMessages(): ApplyMessages {
  const words = useWords();
  return useMemo(
    () => ({
      serviceMissing: words('apply.serviceMissing'),
      detailsMissing: words('apply.detailsMissing'),
      detailsLong: (length) => words('apply.detailsLong', { limit: detailsLimit, length }),
      certifyMissing: words('apply.certifyMissing'),
    }),
    [words],
  );
}
