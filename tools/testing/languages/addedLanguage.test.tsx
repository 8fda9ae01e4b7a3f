import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider } from 'shared-platform';
import { LanguageRouter } from '../../../shell/src/language/LanguageRouter';
import { LanguageSwitch } from '../../../shell/src/language/LanguageSwitch';
import { TrackPage } from '../../../shell/src/track/TrackPage';
import { root } from '../../root';
import { catalogueFolders } from './catalogues';

// Applies the first two steps of docs/languages/adding-a-language.md: the list has the language, and each catalogue its
// messages.
jest.mock('../../../shell/src/council/useLatestCouncil');

jest.mock('../../../shared-ui/src/language/languages', () => {
  const listed = jest.requireActual<{ languages: object[]; otherLanguages: string[] }>(
    '../../../shared-ui/src/language/languages',
  );
  return {
    ...listed,
    languages: [...listed.languages, { tag: 'fy', name: 'Frysk', short: 'Fy' }],
    otherLanguages: [...listed.otherLanguages, 'fy'],
  };
});

for (const folder of catalogueFolders()) {
  const inFrisian = () => {
    const english = jest.requireActual<{ default: Record<string, string> }>(
      path.join(root, folder, 'en'),
    );
    const messages = Object.entries(english.default).map(([key, text]) => [key, `⟦${text}⟧`]);
    return { __esModule: true, default: Object.fromEntries(messages) as object };
  };
  jest.doMock(path.join(root, folder, 'fy'), inFrisian, { virtual: true });
}

it('offers an added language, and shows a page in it (#20)', async () => {
  history.replaceState(null, '', '/track');
  const user = userEvent.setup();
  render(
    <LanguageProvider>
      <LanguageRouter>
        <LanguageSwitch />
        <main>
          <TrackPage />
        </main>
      </LanguageRouter>
    </LanguageProvider>,
  );
  await user.click(screen.getByRole('link', { name: 'Frysk' }));
  expect(location.pathname).toBe('/fy/track');
  expect(await screen.findByRole('heading', { level: 1, name: /^⟦.*⟧$/ })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'fy');
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('textbox', { name: /^⟦.*⟧$/ })).toBeVisible();
  for (const button of page.getAllByRole('button')) expect(button).toHaveTextContent(/^⟦.*⟧$/);
});
