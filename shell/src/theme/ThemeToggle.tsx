import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../header/IconButton';
import { useHydrated } from '../hydration/useHydrated';
import { useMessages } from '../i18n';
import { useTheme } from './useTheme';

/** Its two icons stand in the document; the style sheet shows the one that fits (`FirstPaintStyle`). */
export function ThemeToggle() {
  const t = useMessages();
  const { theme, toggleTheme } = useTheme();
  const isDark = useHydrated() && theme === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={
        <>
          <Moon size={20} aria-hidden data-scheme="light" />
          <Sun size={20} aria-hidden data-scheme="dark" />
        </>
      }
      onClick={toggleTheme}
    />
  );
}
