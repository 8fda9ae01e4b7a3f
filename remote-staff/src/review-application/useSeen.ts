import { useState } from 'react';
import type { Application } from 'shared-data';

/**
 * The application as the reader has seen it. The record is live, but a decision is based on what was read: a change by
 * somebody else is shown in a notice before it counts as seen.
 */
export function useSeen(latest: Application, ownUid: string) {
  const [seen, setSeen] = useState(latest);
  const isOwnStep = latest.history.at(-1)?.by.uid === ownUid;
  const isNew = latest.revision !== seen.revision;
  // A new assignee is no step: the reader does not have to confirm it.
  const isTakenUp = !isNew || isOwnStep || latest.id !== seen.id;
  if (isTakenUp && latest !== seen) setSeen(latest);

  return { seen, isOutdated: isNew && !isOwnStep, look: () => setSeen(latest) };
}
