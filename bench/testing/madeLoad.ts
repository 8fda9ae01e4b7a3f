import type { Load } from '../measuring/watchNetwork';

/** A load as a first visit has it. */
export function madeLoad(parts: Partial<Load>): Load {
  return {
    url: 'http://localhost:3000/',
    type: 'Script',
    bytes: 1024,
    at: 100,
    ...parts,
  };
}
