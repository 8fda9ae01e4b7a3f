import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from 'shared-platform';

/** Renders within the providers that every page of the portal has. For tests. */
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
