import { useEffect } from 'react';

/** Has the browser ask before it leaves a page that holds words which are kept nowhere. */
export function useUnsavedWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
