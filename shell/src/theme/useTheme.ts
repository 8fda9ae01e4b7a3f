import { useCallback, useEffect, useState } from 'react';

export type ThemeName = 'light' | 'dark';

/** Local storage key (spec.md §9). It is written only once a visitor has chosen. */
const themeKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

function readChoice(): ThemeName | undefined {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function keepChoice(theme: ThemeName): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is full or blocked: the choice holds for this page.
  }
}

/** The theme in force: the visitor's choice, and until there is one the system's, as it changes. */
export function useTheme(): { theme: ThemeName; toggleTheme: () => void } {
  const [choice, setChoice] = useState(readChoice);
  const [systemIsDark, setSystemIsDark] = useState(() => matchMedia(darkQuery).matches);
  const theme = choice ?? (systemIsDark ? 'dark' : 'light');

  useEffect(() => {
    const system = matchMedia(darkQuery);
    const followSystem = () => setSystemIsDark(system.matches);
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === themeKey || event.key === null) setChoice(readChoice());
    };
    system.addEventListener('change', followSystem);
    window.addEventListener('storage', followOtherTabs);
    return () => {
      system.removeEventListener('change', followSystem);
      window.removeEventListener('storage', followOtherTabs);
    };
  }, []);

  useEffect(() => {
    if (choice) document.documentElement.dataset.theme = choice;
    else delete document.documentElement.dataset.theme;
  }, [choice]);

  const toggleTheme = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark';
    keepChoice(next);
    setChoice(next);
  }, [theme]);

  return { theme, toggleTheme };
}
