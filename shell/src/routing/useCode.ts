import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../hydration/useHydrated';
import { mainId } from './SkipLink';

/**
 * The text after # in the address, which is sent to no server; empty if there is none. It follows the address: a
 * second code may be opened in the same tab. The skip link's own # does not count.
 */
export function useCode(): string {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [{ seen, code }, setSeen] = useState({ seen: '', code: '' });
  if (hash !== seen) {
    setSeen({ seen: hash, code: hash === `#${mainId}` ? code : hash.slice(1) });
  }
  // The document was rendered without knowing any code.
  return isHydrated ? code : '';
}
