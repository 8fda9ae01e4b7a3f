import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useLingui } from '@lingui/react';
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

/** In Hindi zero and one have the same form. */
const hindi = {
  welcome: '{name}, आपका स्वागत है!',
  count: '{count, plural, one {# आवेदन} other {# आवेदनों}}',
  showing: '{total} में से {shown}',
  terms: '<terms>{council} की शर्तें</terms> मुझे स्वीकार हैं',
  plain: 'खोजें',
};

const { useMessages, FormattedMessage } = createMessages('test', english, (language) =>
  language === 'hi' ? Promise.resolve({ default: hindi }) : Promise.reject(new Error('offline')),
);

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

describe('messages in English', () => {
  it.each([
    [0, '0 applications'],
    [1, '1 application'],
    [123_456, '1,23,456 applications'],
  ])('counts %d', (count, text) => {
    renderUi(<Page count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('renders a link for a part of the message', () => {
    renderUi(<Page />);
    const link = screen.getByRole('link', { name: 'Terms of Wadgaon' });
    expect(link.parentElement).toHaveTextContent('I agree to the Terms of Wadgaon');
    expect(link).toHaveAttribute('href', '/terms');
  });
});

describe('values of a message with parts', () => {
  it('shows typed text unchanged', () => {
    const typed = '<terms>A</terms> <constructor/> {council} <0/>';
    renderUi(
      <p>
        <FormattedMessage id="terms" values={{ council: typed }} parts={{ terms: <b /> }} />
      </p>,
    );
    expect(screen.getByText(/I agree/).textContent).toBe(`I agree to the Terms of ${typed}`);
  });

  it('takes an element as a value, such as one in another language', async () => {
    renderUi(
      <p>
        <FormattedMessage
          id="terms"
          values={{ council: <span lang="en">Wadgaon</span> }}
          parts={{ terms: <b /> }}
        />
      </p>,
    );
    await act(() => activateLanguage('hi'));
    const sentence = screen.getByText(/मुझे स्वीकार हैं/);
    expect(sentence).toHaveTextContent('Wadgaon की शर्तें मुझे स्वीकार हैं');
    expect(screen.getByText('Wadgaon')).toHaveAttribute('lang', 'en');
  });
});

describe('another language', () => {
  it.each([
    [0, '0 आवेदन'],
    [1, '1 आवेदन'],
    [123_456, '1,23,456 आवेदनों'],
  ])('replaces the texts on the screen, with its own plural of %d', async (count, text) => {
    renderUi(<Page count={count} />);
    await act(() => activateLanguage('hi'));
    expect(screen.getByText('Asha, आपका स्वागत है!')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wadgaon की शर्तें' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
  });

  it.each([
    ['hi', '20 नव॰ 2026'],
    // Marathi has digits of its own, but nothing else on the screen uses them.
    ['mr', '20 नोव्हें, 2026'],
  ])('formats dates in %s, with the digits of the figures', async (language, date) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await act(() => activateLanguage(language));
    expect(formatDate(new Date(2026, 10, 20))).toBe(date);
    jest.restoreAllMocks();
  });

  it('sets its direction on the document, and the next language sets its own (#20)', async () => {
    await act(() => activateLanguage('hi', 'rtl'));
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await act(() => activateLanguage('en'));
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('leaves an area without messages in English', async () => {
    createMessages('other', { plain: 'Tasks' });
    await act(() => activateLanguage('hi'));
    expect(i18n._('other.plain')).toBe('Tasks');
    expect(i18n._('test.plain')).toBe('खोजें');
  });

  it('shows an area that loads later only after its messages have loaded, and never in English', async () => {
    await act(() => activateLanguage('hi'));
    let arrive: (messages: { default: { plain: string } }) => void = () => undefined;
    const arrived = new Promise<{ default: { plain: string } }>((resolve) => (arrive = resolve));
    const late = createMessages('late', { plain: 'Tasks' }, () => arrived);
    function Late() {
      return <p>{late.useMessages()('plain')}</p>;
    }
    const page = (
      <Suspense fallback={<p>…</p>}>
        <Late />
      </Suspense>
    );
    // A suspended component renders later only if the rendering itself is awaited.
    await act(async () => {
      await Promise.resolve(render(page, { wrapper: LanguageProvider }));
    });
    expect(screen.queryByText('Tasks')).not.toBeInTheDocument();
    await act(() => {
      arrive({ default: { plain: 'काम' } });
      return arrived;
    });
    expect(await screen.findByText('काम')).toBeVisible();
  });

  it('stays English if no area has the language', async () => {
    expect(await act(() => activateLanguage('xx'))).toBe('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(i18n._('test.plain')).toBe('Search');
  });

  it('falls back to English if it cannot be loaded, and logs a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderUi(<Page />);
    await act(() => activateLanguage('mr'));
    expect(screen.getByText('Welcome, Asha!')).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('test'), expect.any(Error));
    warn.mockRestore();
  });

  it('keeps the language that was chosen last', async () => {
    await act(() => Promise.all([activateLanguage('hi'), activateLanguage('en')]));
    expect(i18n._('test.plain')).toBe('Search');
  });
});

it('does not render the page again when the messages of another area load', () => {
  const draws: string[] = [];
  function Welcome() {
    draws.push(useLingui().i18n.locale);
    return null;
  }
  render(
    <LanguageProvider>
      <Welcome />
    </LanguageProvider>,
  );
  act(() => void registerCatalogue('arriving', { plain: 'Find' }));
  expect(i18n._('arriving.plain')).toBe('Find');
  expect(draws).toEqual(['en']);
});

it('has the English messages that were registered while another language was active', async () => {
  await activateLanguage('hi');
  registerCatalogue('later', { plain: 'Find' });
  expect(i18n._('later.plain')).toBe('Find');
  await activateLanguage('en');
  expect(i18n._('later.plain')).toBe('Find');
});

it('reads messages that a build has compiled, without a parser', () => {
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

it('requires exactly the values and parts that the messages name', () => {
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
        {/* @ts-expect-error a count is a number, no element */}
        <FormattedMessage id="count" values={{ count: <b /> }} />
      </>
    );
  }
  expect(useTyped).toBeInstanceOf(Function);
});
