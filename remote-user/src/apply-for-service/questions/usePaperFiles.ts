import { useEffect, useEffectEvent, useState } from 'react';
import type { Paper } from 'shared-data';
import type { UseFormReturn } from 'shared-ui/form';
import type { ApplyValues } from '../applySchema';
import type { DocumentsByPaper } from '../documents/useDocuments';

interface PaperFilesOptions {
  papers: readonly Paper[];
  byPaper: DocumentsByPaper;
  /** Called when the documents of a paper have changed. */
  onChange: () => void;
}

/** Updates the form when the documents change, which are not a field of it: the number of files of each paper. */
export function usePaperFiles(
  form: UseFormReturn<ApplyValues>,
  { papers, byPaper, onChange }: PaperFilesOptions,
): void {
  const { isSubmitted } = form.formState;
  const counts = papers.map(({ id }): [string, number] => [id, byPaper[id]?.length ?? 0]);
  const countsKey = JSON.stringify(counts);
  const setFiles = useEffectEvent(() =>
    form.setValue('files', Object.fromEntries(counts), { shouldValidate: isSubmitted }),
  );
  useEffect(() => setFiles(), [countsKey]);

  const papersKey = JSON.stringify(byPaper);
  const [begunWith] = useState(papersKey);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (papersKey !== begunWith) notify();
  }, [papersKey, begunWith]);
}
