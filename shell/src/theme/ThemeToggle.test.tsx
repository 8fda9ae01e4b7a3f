import { act, screen, waitFor } from '@testing-library/react';
import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { ThemeToggle } from './ThemeToggle';

function systemPrefers(theme: 'light' | 'dark') {
  const system = Object.assign(new EventTarget(), {
    media: '(prefers-color-scheme: dark)',
    matches: theme === 'dark',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue(system);
  return system;
}

/** The colours change a frame after the button. */
const themeIs = (theme: 'light' | 'dark') =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme));

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

it('follows a change of the system as long as there is no choice', () => {
  const system = systemPrefers('light');
  renderPortal(<ThemeToggle />);

  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
  });

  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

it("stores the choice under 'theme' and applies it", async () => {
  systemPrefers('light');
  const { user } = renderPortal(<ThemeToggle />);

  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

  expect(localStorage.getItem('theme')).toBe('dark');
  await themeIs('dark');
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

it('applies the stored choice instead of the system’s', async () => {
  systemPrefers('dark');
  localStorage.setItem('theme', 'light');
  renderPortal(<ThemeToggle />);

  await themeIs('light');
});

it('responds to a click before the page changes its colours', () => {
  systemPrefers('light');
  renderPortal(<ThemeToggle />);

  act(() => screen.getByRole('button', { name: 'Switch to dark theme' }).click());

  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it('works where storage is blocked', async () => {
  systemPrefers('light');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { user } = renderPortal(<ThemeToggle />);

  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

  await themeIs('dark');
});

it('replaces an earlier choice where storage is full (#44.13)', async () => {
  localStorage.setItem('theme', 'dark');
  fillLocalStorage();
  const { user } = renderPortal(<ThemeToggle />);
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  await themeIs('light');
  jest.restoreAllMocks();
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  await themeIs('dark');
});
