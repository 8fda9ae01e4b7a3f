import { useState } from 'react';
import type { Application } from 'shared-data';

/**
 * The application as the reader has taken note of it. The list below it is live, but a decision is
 * made on what was read: a change by somebody else is pointed out before it counts as seen.
 */
export function useSeen(latest: Application, ownUid: string) {
  const [seen, setSeen] = useState(latest);
  const isOwnStep = latest.history.at(-1)?.by.uid === ownUid;
  const isNew = latest.revision !== seen.revision;
  // Who has it is no step: nothing has to be read for it.
  const isTakenUp = !isNew || isOwnStep || latest.id !== seen.id;
  if (isTakenUp && latest !== seen) setSeen(latest);

  return { seen, isOutdated: isNew && !isOwnStep, look: () => setSeen(latest) };
}
