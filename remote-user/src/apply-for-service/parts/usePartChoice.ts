import { useState } from 'react';

/** Local storage key: whether forms are shown one part at a time on this device. */
const choiceKey = 'apply-part-by-part';

/**
 * Whether the citizen wants one part of the form at a time. If storage is full or blocked, the choice applies to this
 * form only.
 */
export function usePartChoice(): [isChosen: boolean, choose: (isChosen: boolean) => void] {
  const [isChosen, setIsChosen] = useState(readChoice);
  return [
    isChosen,
    (next) => {
      setIsChosen(next);
      try {
        if (next) localStorage.setItem(choiceKey, 'yes');
        else localStorage.removeItem(choiceKey);
      } catch {
        // The citizen has to choose again next time.
      }
    },
  ];
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(choiceKey) === 'yes';
  } catch {
    return false;
  }
}
