import { screen } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/render-portal';
import { ThemeToggle } from './ThemeToggle';

function systemPrefers(theme: 'light' | 'dark') {
  const listeners = new Set<() => void>();
  const system = {
    matches: theme === 'dark',
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(system as never);
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

it('follows the system and stores nothing until the visitor chooses', () => {
  systemPrefers('dark');
  renderPortal(<ThemeToggle />);

  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it("keeps the choice under 'theme' and puts it in force", async () => {
  systemPrefers('light');
  const { user } = renderPortal(<ThemeToggle />);

  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

it('restores the choice over the system', () => {
  systemPrefers('dark');
  localStorage.setItem('theme', 'light');
  renderPortal(<ThemeToggle />);

  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

it('goes on where storage is blocked', async () => {
  systemPrefers('light');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { user } = renderPortal(<ThemeToggle />);

  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
