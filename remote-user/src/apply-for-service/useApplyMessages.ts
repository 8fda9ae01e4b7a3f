import { useMemo } from 'react';
import { limits } from 'shared-data/limits';
import { useWords } from '../words';
import type { ApplyMessages } from './applySchema';

export function useApplyMessages(): ApplyMessages {
  const words = useWords();
  return useMemo(
    () => ({
      serviceMissing: words('apply.serviceMissing'),
      detailsMissing: words('apply.detailsMissing'),
      detailsLong: (length) => words('apply.detailsLong', { limit: limits.details, length }),
      certifyMissing: words('apply.certifyMissing'),
    }),
    [words],
  );
}
