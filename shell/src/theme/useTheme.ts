import { useEffect, useSyncExternalStore } from 'react';
import { useHydrated } from '../hydration/useHydrated';

export type ThemeName = 'light' | 'dark';

/** Local storage key (spec.md §9). It is written only once a visitor has chosen. */
const themeKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

/** Milliseconds: the next frame is painted by then. */
const aFrame = 32;

/** Holds the choice for this page where storage is full or blocked. */
let unstored: ThemeName | undefined;
const listeners = new Set<() => void>();

function readChoice(): ThemeName | undefined {
  try {
    const stored = unstored ?? localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function choose(theme: ThemeName): void {
  try {
    localStorage.setItem(themeKey, theme);
    unstored = undefined;
  } catch {
    unstored = theme;
  }
  for (const listener of listeners) listener();
}

function watchChoice(listener: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === themeKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

function watchSystem(listener: () => void): () => void {
  const system = matchMedia(darkQuery);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** The active theme: the visitor's choice, or else the system's, including its changes. */
export function useTheme(): { theme: ThemeName; toggleTheme: () => void } {
  const choice = useSyncExternalStore(watchChoice, readChoice, () => undefined);
  const systemIsDark = useSyncExternalStore(
    watchSystem,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  const isHydrated = useHydrated();
  const theme = choice ?? (systemIsDark ? 'dark' : 'light');

  useEffect(() => {
    // Before hydration, the choice is not known here, but already marked on <html>.
    if (!isHydrated) return;
    // Repainting a whole page takes a slow phone a quarter of a second: the pressed button has to respond before that.
    const timer = setTimeout(() => {
      if (choice) document.documentElement.dataset.theme = choice;
      else delete document.documentElement.dataset.theme;
    }, aFrame);
    return () => clearTimeout(timer);
  }, [choice, isHydrated]);

  return { theme, toggleTheme: () => choose(theme === 'dark' ? 'light' : 'dark') };
}
