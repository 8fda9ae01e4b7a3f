import { useEffect, useEffectEvent, useState } from 'react';
import type { FormFieldIds } from 'shared-ui/form';

/** Whether the form or the check of its answers is shown, and the navigation between them. */
export function useCheckedView(ids: FormFieldIds) {
  const [view, setView] = useState<{ isChecking: boolean; field?: string | undefined }>({
    isChecking: false,
  });
  const focusField = useEffectEvent((field: string) => {
    const id = ids[field];
    if (id) document.getElementById(id)?.focus();
  });

  useEffect(() => {
    if (!view.isChecking && view.field !== undefined) focusField(view.field);
  }, [view]);

  return {
    isChecking: view.isChecking,
    check: () => setView({ isChecking: true }),
    /** Returns to the form, to the field of this name if given. */
    change: (field?: string) => setView({ isChecking: false, field }),
  };
}
