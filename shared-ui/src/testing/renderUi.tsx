import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from 'shared-platform';

/** Renders within the providers of every page of the portal. For tests. */
export function renderUi(ui: ReactElement, { path = '/' }: { path?: string } = {}) {
  const user = userEvent.setup();
  const view = render(ui, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <LanguageProvider>{children}</LanguageProvider>
      </MemoryRouter>
    ),
  });
  return { user, ...view };
}
