import { useRef, useState } from 'react';
import { PaperPreview, preparePaper, usePaperProblemMessage } from 'shared-area/papers';
import { documentName } from 'shared-data/files';
import { useAnnounce } from 'shared-platform';
import type { ChosenFile } from 'shared-ui';
import { useWatch, type UseFormReturn } from 'shared-ui/form';
import type { PositionFormValues } from './PositionFormValues';

/** The endings that the file chooser offers (spec.md §5). */
export const resumeEndings = ['pdf', 'doc', 'docx'];

/**
 * The selected resume. A refused file is listed with the reason, and never sent.
 * @param onChecking called when the check of a file starts and ends: a file is only in the form after its check
 */
export function useResume(
  form: UseFormReturn<PositionFormValues>,
  onChecking: (isOn: boolean) => void,
) {
  const message = usePaperProblemMessage();
  const announce = useAnnounce();
  const resume = useWatch({ control: form.control, name: 'resume' });
  /** A file that is being checked or was refused. */
  const [pending, setPending] = useState<ChosenFile | null>(null);
  const latest = useRef<File>(null);

  function put(file: File | null) {
    form.setValue('resume', file, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  async function choose(chosen: File) {
    latest.current = chosen;
    const listed = { id: 'resume', name: documentName(chosen.name), size: chosen.size };
    setPending({ ...listed, progress: 0 });
    onChecking(true);
    put(null);
    const prepared = await preparePaper(chosen, resumeEndings);
    if (latest.current !== chosen) return;
    onChecking(false);
    if ('problem' in prepared) {
      const error = message(prepared.problem);
      setPending({ ...listed, error });
      announce(`${listed.name}. ${error}`);
      return;
    }
    setPending(null);
    put(prepared.file);
  }

  function remove() {
    latest.current = null;
    onChecking(false);
    setPending(null);
    put(null);
  }

  const listed: ChosenFile | null = resume && {
    id: 'resume',
    name: documentName(resume.name),
    size: resume.size,
    preview: <PaperPreview file={resume} />,
  };
  const file = pending ?? listed;
  return { files: file ? [file] : [], choose, remove };
}
