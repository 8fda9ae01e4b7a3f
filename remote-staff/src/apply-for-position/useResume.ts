import { useState } from 'react';
import { useAnnounce } from 'shared-platform';
import { useWatch, type UseFormReturn } from 'shared-ui/form';
import { usePositionMessages } from './i18n';
import type { PositionFormValues } from './PositionFormValues';
import { resumeProblem, type ResumeProblem } from './resumeProblem';

interface Chosen {
  file: File;
  problem: ResumeProblem | null;
}

/** The selected resume. A refused file is listed with the reason, and never sent. */
export function useResume(form: UseFormReturn<PositionFormValues>) {
  const resume = useWatch({ control: form.control, name: 'resume' });
  const t = usePositionMessages();
  const announce = useAnnounce();
  const [refused, setRefused] = useState<Chosen | null>(null);

  function put(next: Chosen | null) {
    setRefused(next?.problem ? next : null);
    form.setValue('resume', next && !next.problem ? next.file : null, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  async function choose(file: File) {
    const problem = await resumeProblem(file);
    put({ file, problem });
    if (problem) announce(`${file.name}: ${t(`position.resumeProblem.${problem}`)}`);
  }

  return {
    chosen: refused ?? (resume && { file: resume, problem: null }),
    choose,
    remove: () => put(null),
  };
}
