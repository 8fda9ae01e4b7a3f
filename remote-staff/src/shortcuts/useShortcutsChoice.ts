import { useSyncExternalStore } from 'react';

/** Local storage key: 'off' if single-key shortcuts are turned off on this device. */
const choiceKey = 'staff-shortcuts';

/** If storage is full or blocked, the choice applies to this page only. */
let unstored = true;
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on for this device, and a function that turns them off and on (WCAG 2.1.4). */
export function useShortcutsChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(watchChoice, readChoice), choose];
}

function readChoice(): boolean {
  try {
    return unstored && localStorage.getItem(choiceKey) !== 'off';
  } catch {
    return unstored;
  }
}

function choose(isOn: boolean): void {
  unstored = true;
  try {
    if (isOn) localStorage.removeItem(choiceKey);
    else localStorage.setItem(choiceKey, 'off');
  } catch {
    unstored = isOn;
  }
  for (const listener of listeners) listener();
}

function watchChoice(listener: () => void): () => void {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === choiceKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}
