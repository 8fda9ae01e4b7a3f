import { useState } from 'react';
import type { UseFormReturn } from 'shared-ui/form';
import type { PositionFormValues } from './PositionFormValues';
import { resumeProblem, type ResumeProblem } from './resumeProblem';

interface Chosen {
  file: File;
  problem: ResumeProblem | null;
}

/** The chosen resume. One that cannot be taken is named with its reason, and never sent. */
export function useResume(form: UseFormReturn<PositionFormValues>) {
  const [chosen, setChosen] = useState<Chosen | null>(() => {
    const file = form.getValues('resume');
    return file && { file, problem: null };
  });

  function put(next: Chosen | null) {
    setChosen(next);
    form.setValue('resume', next && !next.problem ? next.file : null, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  return {
    chosen,
    choose: async (file: File) => put({ file, problem: await resumeProblem(file) }),
    remove: () => put(null),
  };
}
