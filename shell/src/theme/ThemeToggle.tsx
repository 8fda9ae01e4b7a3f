import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../header/IconButton';
import { useHydrated } from '../hydration/useHydrated';
import { useMessages } from '../i18n';
import { useTheme } from './useTheme';

/** In the document it has both icons, and the style sheet shows the right one (`FirstPaintStyle`). */
export function ThemeToggle() {
  const t = useMessages();
  const { theme, toggleTheme } = useTheme();
  const isHydrated = useHydrated();
  const isDark = isHydrated && theme === 'dark';
  const Mark = isDark ? Sun : Moon;
  return (
    <IconButton
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={
        isHydrated ? (
          <Mark size={20} aria-hidden />
        ) : (
          <>
            <Moon size={20} aria-hidden data-scheme="light" />
            <Sun size={20} aria-hidden data-scheme="dark" />
          </>
        )
      }
      onClick={toggleTheme}
    />
  );
}
