import { useRef, useState } from 'react';
import type { ApplicationDocument } from 'shared-data';
import { isShownHere } from './usePaper';

/** The document in the viewer: the first that it has a way to show, until another is chosen. */
export function useChosenPaper(documents: readonly ApplicationDocument[]) {
  const [id, setId] = useState<string>();
  const viewer = useRef<HTMLElement>(null);
  const shown = documents.filter(isShownHere);

  function choose(chosen: string) {
    setId(chosen);
    // Below the list where there is no room beside it.
    viewer.current?.scrollIntoView({ block: 'nearest' });
  }

  return { viewer, choose, chosen: shown.find((document) => document.id === id) ?? shown[0] };
}
