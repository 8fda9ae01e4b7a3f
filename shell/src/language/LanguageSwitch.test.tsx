import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { LanguageRouter } from './LanguageRouter';
import { LanguageSwitch } from './LanguageSwitch';

function open(path: string) {
  history.replaceState(null, '', path);
  render(
    <LanguageProvider>
      <LanguageRouter>
        <LanguageSwitch />
        <Routes>
          <Route path="/services" element={<input aria-label="What for?" />} />
          <Route path="*" element={<Link to="/services">Services</Link>} />
        </Routes>
      </LanguageRouter>
    </LanguageProvider>,
  );
  return userEvent.setup();
}

const choice = (name: string) => screen.getByRole('link', { name });
const address = () => location.pathname + location.search + location.hash;

afterEach(async () => {
  localStorage.clear();
  await act(() => activateLanguage('en'));
});

describe('LanguageSwitch', () => {
  it('shows the page in another language at an address of its own, and keeps what was typed', async () => {
    const user = open('/services?q=birth#papers');
    await user.type(screen.getByRole('textbox'), 'Asha');

    await user.click(choice('हिन्दी'));

    expect(address()).toBe('/hi/services?q=birth#papers');
    expect(screen.getByRole('textbox')).toHaveValue('Asha');
    expect(await screen.findByRole('navigation', { name: 'भाषा' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
    expect(localStorage.getItem('portal-language')).toBe('hi');
  });

  it('shows each language by its own name and marks the active one', async () => {
    open('/mr');
    await screen.findByRole('navigation', { name: 'भाषा' });
    expect(choice('मराठी')).toHaveAttribute('aria-current', 'true');
    expect(choice('हिन्दी')).toHaveAttribute('lang', 'hi');
    expect(choice('English')).toHaveAttribute('href', '/');
  });

  it('keeps the links of a page within the language of its address', async () => {
    const user = open('/mr');
    await user.click(screen.getByRole('link', { name: 'Services' }));
    expect(address()).toBe('/mr/services');
  });

  it('follows the address when the visitor goes back', async () => {
    const user = open('/mr');
    await user.click(screen.getByRole('link', { name: 'Services' }));
    await user.click(choice('English'));
    expect(address()).toBe('/services');
    act(() => history.back());
    expect(await screen.findByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/mr/services',
    );
  });
});
