import type { Load } from '../measuring/watchNetwork';

/** A response as on a first visit. */
export function madeLoad(parts: Partial<Load>): Load {
  return {
    url: 'http://localhost:3000/',
    type: 'Script',
    bytes: 1024,
    at: 100,
    ...parts,
  };
}
