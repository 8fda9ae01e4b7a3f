import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'shared-ui/form';
import type { PositionFormValues } from './PositionFormValues';
import { resumeProblem, type ResumeProblem } from './resumeProblem';

interface Chosen {
  file: File;
  problem: ResumeProblem | null;
}

/** The selected resume. A refused file is listed with the reason, and never sent. */
export function useResume(form: UseFormReturn<PositionFormValues>) {
  const resume = useWatch({ control: form.control, name: 'resume' });
  const [refused, setRefused] = useState<Chosen | null>(null);

  function put(next: Chosen | null) {
    setRefused(next?.problem ? next : null);
    form.setValue('resume', next && !next.problem ? next.file : null, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  return {
    chosen: refused ?? (resume && { file: resume, problem: null }),
    choose: async (file: File) => put({ file, problem: await resumeProblem(file) }),
    remove: () => put(null),
  };
}
