import { useState } from 'react';

/** Local storage key: whether forms are filled in one part at a time on this device. */
const choiceKey = 'apply-part-by-part';

/** Whether the citizen wants one part of the form at a time. Where storage is full or blocked, it holds for this form. */
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
        // It is chosen anew next time.
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
