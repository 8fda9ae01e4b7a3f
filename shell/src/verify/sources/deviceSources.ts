import { findOnDevice } from '../../public-records/findOnDevice';
import { createSources } from './createSources';

/** The records that this browser keeps itself: they can always be read, or there are none. */
export const deviceSources = createSources(async (path, read) => {
  const answer = await findOnDevice(path);
  if (answer.kind !== 'found') return answer;
  const value = read(answer.fields);
  if (!value) return { kind: 'unreachable' };
  return { kind: 'found', value, at: new Date().toISOString(), isFresh: true };
});
