import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../header/IconButton';
import { useWords } from '../words';
import { useTheme } from './useTheme';

export function ThemeToggle() {
  const words = useWords();
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={words(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      onClick={toggleTheme}
    />
  );
}
