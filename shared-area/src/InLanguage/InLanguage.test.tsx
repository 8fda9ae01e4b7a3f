import { act, render, screen } from '@testing-library/react';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { ControlText } from './ControlText';
import { InFirstLanguage } from './InFirstLanguage';
import { InLanguage } from './InLanguage';
import { Listed } from './Listed';
import { useMessages } from '../i18n';

afterEach(() => act(() => activateLanguage('en')));

/** Without messages English is the only language. */
function Page() {
  useMessages();
  return (
    <>
      <p>
        <InFirstLanguage>Income proof</InFirstLanguage>
      </p>
      <p data-testid="list">
        <Listed>
          {[
            'राशन कार्ड',
            <InLanguage key="deed" lang="en">
              Deed
            </InLanguage>,
            'फ़ोटो',
          ]}
        </Listed>
      </p>
    </>
  );
}

it('marks a text of the first language on a page in another one (#20.4)', async () => {
  render(<Page />, { wrapper: LanguageProvider });
  expect(screen.getByText('Income proof')).not.toHaveAttribute('lang');
  await act(() => activateLanguage('hi'));
  expect(screen.getByText('Income proof')).toHaveAttribute('lang', 'en');
});

it('formats a list as the page’s language does, each entry in its own language (#20.4)', async () => {
  render(<Page />, { wrapper: LanguageProvider });
  expect(screen.getByTestId('list')).toHaveTextContent('राशन कार्ड, Deed and फ़ोटो');
  await act(() => activateLanguage('hi'));
  expect(screen.getByTestId('list')).toHaveTextContent('राशन कार्ड, Deed, और फ़ोटो');
  expect(screen.getByText('Deed')).toHaveAttribute('lang', 'en');
});

it('names a button after a record whose name is in another language (#20.4)', async () => {
  const name = <InFirstLanguage>Income proof</InFirstLanguage>;
  render(
    <button type="button">
      <ControlText name={<>{name} बदलें</>}>बदलें</ControlText>
    </button>,
    { wrapper: LanguageProvider },
  );
  await act(() => activateLanguage('hi'));
  const button = screen.getByRole('button', { name: 'Income proof बदलें' });
  expect(button).toHaveTextContent(/^बदलें/);
  expect(screen.getByText('Income proof')).toHaveAttribute('lang', 'en');
});
