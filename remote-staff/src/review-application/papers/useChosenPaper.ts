import { useRef, useState } from 'react';
import type { ApplicationDocument } from 'shared-data';
import { isShownHere } from './usePaper';

/** The document in the viewer: the first supported one by default. */
export function useChosenPaper(documents: readonly ApplicationDocument[]) {
  const [id, setId] = useState<string>();
  const viewer = useRef<HTMLElement>(null);
  const shown = documents.filter(isShownHere);

  function choose(chosen: string) {
    setId(chosen);
    // Needed if the viewer is below the list.
    viewer.current?.scrollIntoView({ block: 'nearest' });
  }

  return { viewer, choose, chosen: shown.find((document) => document.id === id) ?? shown[0] };
}
