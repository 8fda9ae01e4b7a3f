import { useEffect, useEffectEvent } from 'react';

interface Shown {
  rows: readonly unknown[];
  total: number;
}

/** Goes to the last page if the address has a higher page number, as after filtering or in an old link. */
export function useLastPage(
  shown: Shown | undefined,
  pageSize: number,
  goTo: (page: number) => void,
) {
  const lastPage = shown ? Math.ceil(shown.total / pageSize) : 0;
  const isPast = shown?.rows.length === 0 && lastPage > 0;
  const goToLast = useEffectEvent(() => goTo(lastPage));

  useEffect(() => {
    if (isPast) goToLast();
  }, [isPast]);
}
