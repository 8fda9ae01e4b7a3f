import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, render, screen } from '@testing-library/react';
import { formatDate } from '../format/format';
import { TextLink } from '../TextLink/TextLink';
import { renderUi } from '../testing/renderUi';
import { createMessages } from './createMessages';
import { activateLanguage, LanguageProvider, registerCatalogue } from 'shared-platform';

const english = {
  welcome: 'Welcome, {name}!',
  count: '{count, plural, one {# application} other {# applications}}',
  showing: 'Showing {shown} of {total, plural, one {# service} other {# services}}',
  terms: 'I agree to the <terms>Terms of {council}</terms>',
  plain: 'Search',
} as const;

/** A made-up language with a plural of its own: Polish has three forms where English has two. */
const polish = {
  welcome: 'Witaj, {name}!',
  count: '{count, plural, one {# wniosek} few {# wnioski} many {# wniosków} other {# wniosku}}',
  showing: '{shown} z {total}',
  terms: '<terms>Regulamin {council}</terms> akceptuję',
  plain: 'Szukaj',
};

const { useMessages, FormattedMessage } = createMessages('test', english, {
  pl: () => Promise.resolve({ default: polish }),
  broken: () => Promise.reject(new Error('offline')),
});

function Page({ count = 5 }) {
  const t = useMessages();
  return (
    <>
      <p>{t('welcome', { name: 'Asha' })}</p>
      <p>{t('count', { count })}</p>
      <FormattedMessage
        id="terms"
        values={{ council: 'Wadgaon' }}
        parts={{ terms: <TextLink to="/terms" /> }}
      />
    </>
  );
}

afterEach(async () => {
  await act(() => activateLanguage('en'));
});

describe('words in English', () => {
  it.each([
    [0, '0 applications'],
    [1, '1 application'],
    [123_456, '1,23,456 applications'],
  ])('counts %d', (count, text) => {
    renderUi(<Page count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('puts a link where the words name a part', () => {
    renderUi(<Page />);
    const link = screen.getByRole('link', { name: 'Terms of Wadgaon' });
    expect(link.parentElement).toHaveTextContent('I agree to the Terms of Wadgaon');
    expect(link).toHaveAttribute('href', '/terms');
  });
});

describe('another language', () => {
  it.each([
    [1, '1 wniosek'],
    [2, '2 wnioski'],
    [5, '5 wniosków'],
  ])('takes over what is on the screen, with its own plural of %d', async (count, text) => {
    renderUi(<Page count={count} />);
    await act(() => activateLanguage('pl'));
    expect(screen.getByText('Witaj, Asha!')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Regulamin Wadgaon' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'pl');
    expect(formatDate(new Date(2026, 10, 20))).toBe('20 lis 2026');
  });

  it('leaves an area without it in English', async () => {
    createMessages('other', { plain: 'Tasks' });
    await act(() => activateLanguage('pl'));
    expect(i18n._('other.plain')).toBe('Tasks');
    expect(i18n._('test.plain')).toBe('Szukaj');
  });

  it('reaches an area that arrives later', async () => {
    await act(() => activateLanguage('pl'));
    const late = createMessages(
      'late',
      { plain: 'Tasks' },
      {
        pl: () => Promise.resolve({ default: { plain: 'Zadania' } }),
      },
    );
    function Late() {
      return <p>{late.useMessages()('plain')}</p>;
    }
    render(<Late />, { wrapper: LanguageProvider });
    expect(await screen.findByText('Zadania')).toBeVisible();
  });

  it('stays English where nobody has it', async () => {
    expect(await act(() => activateLanguage('xx'))).toBe('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(i18n._('test.plain')).toBe('Search');
  });

  it('shows English where it cannot be fetched, and says why in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderUi(<Page />);
    await act(() => activateLanguage('broken'));
    expect(screen.getByText('Welcome, Asha!')).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('test'), expect.any(Error));
    warn.mockRestore();
  });

  it('is the one that was asked for last', async () => {
    await act(() => Promise.all([activateLanguage('pl'), activateLanguage('en')]));
    expect(i18n._('test.plain')).toBe('Search');
  });
});

it('reads words that a build has compiled, without a parser', () => {
  registerCatalogue(
    'compiled',
    Object.fromEntries(Object.entries(english).map(([key, word]) => [key, compileMessage(word)])),
  );
  i18n.setMessagesCompiler(() => {
    throw new Error('No parser is shipped');
  });
  expect(i18n._('compiled.plain')).toBe('Search');
  expect(i18n._('compiled.showing', { shown: 1, total: 10 })).toBe('Showing 1 of 10 services');
  i18n.setMessagesCompiler(compileMessage);
});

it('asks for exactly the values and parts that the words name', () => {
  function useTyped(tone: 'plain' | 'other') {
    const t = useMessages();
    t('plain');
    t('showing', { shown: 1, total: 10 });
    // @ts-expect-error total is missing
    t('showing', { shown: 1 });
    // @ts-expect-error the values are missing
    t('welcome');
    // @ts-expect-error a count is a number
    t('count', { count: '5' });
    // @ts-expect-error nobody asks for a name
    t('plain', { name: 'Asha' });
    // @ts-expect-error there is no such key
    t('missing');
    // @ts-expect-error not every one of these keys exists
    t(tone);
    return (
      <>
        <FormattedMessage id="plain" />
        {/* @ts-expect-error the part is missing */}
        <FormattedMessage id="terms" values={{ council: 'Wadgaon' }} />
        {/* @ts-expect-error the value is missing */}
        <FormattedMessage id="terms" parts={{ terms: <b /> }} />
      </>
    );
  }
  expect(useTyped).toBeInstanceOf(Function);
});

it('asks another language for every key', () => {
  const translate = () =>
    createMessages(
      'incomplete',
      { one: 'One', two: 'Two' },
      // @ts-expect-error 'two' is not translated
      { pl: () => Promise.resolve({ default: { one: 'Jeden' } }) },
    );
  expect(translate).toBeInstanceOf(Function);
});
