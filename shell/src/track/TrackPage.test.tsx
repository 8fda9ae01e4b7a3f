import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import { councilDay, type Tracking } from 'shared-data/tracking';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { RouteFocus } from '../routing/RouteFocus';
import { fact } from '../testing/fact';
import { findTracking, type TrackingAnswer } from './findTracking';
import { TrackPage } from './TrackPage';

jest.mock('../council/useLatestCouncil');
jest.mock('./findTracking', () => ({ findTracking: jest.fn() }));

const asked = jest.mocked(findTracking);
const number = '7K2MQ9XD04TT0';
const other = '000000000102V';
const typed = '7K2M-Q9XD-04TT-0';
const day = 86_400_000;
const inDays = (count: number) => councilDay(new Date(Date.now() + count * day));

function tracking(more: Partial<Tracking> = {}): Tracking {
  return {
    number,
    service: 'Birth Certificate',
    status: 'pending',
    submittedAt: '2026-11-02T08:30:00.000Z',
    since: '2026-11-20T08:30:00.000Z',
    ...more,
  };
}

const found = (more?: Partial<Tracking>): TrackingAnswer => ({
  kind: 'found',
  tracking: tracking(more),
});

function renderPage(path = '/track') {
  return renderPortal(
    <>
      <RouteFocus />
      <main>
        <TrackPage />
      </main>
      <Link to={`/track#${other}`}>Another number</Link>
    </>,
    { path },
  );
}

const field = () => screen.getByRole('textbox', { name: 'Tracking number' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the application' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

beforeEach(() => asked.mockReset());

describe('an application that is found by its number in the address', () => {
  it.each<[Tracking['status'], string, string]>([
    ['pending', 'Sent to the council', 'Staff check it next'],
    ['in-review', 'Being checked', 'Staff are checking'],
    ['returned', 'Returned for correction', 'The applicant has to answer'],
    ['recommended', 'Checked, and waiting for the decision', 'Staff have recommended it'],
    ['approved', 'Approved', 'finds the answer'],
    ['rejected', 'Rejected', 'finds the reason'],
  ])('shows its status and what is next: %s @rest (#19.1)', async (status, title, next) => {
    asked.mockResolvedValue(found({ status }));
    const { container } = renderPage(`/track#${typed}`);
    await waitFor(async () => expect(await heading(title)).toHaveFocus());
    expect(document.title).toBe(`${title} – Village Council Portal`);
    expect(screen.getByRole('main')).toHaveTextContent(next);
    expect(fact('Service')).toHaveTextContent('Birth Certificate');
    expect(fact('Tracking number')).toHaveTextContent(typed);
    expect(fact('Sent on')).toHaveTextContent('2 Nov 2026');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(number);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each<[Partial<Tracking>, string[]]>([
    [
      { status: 'pending', deadline: { day: '2099-12-04' } },
      [
        'Sent now 2 Nov 2026',
        'Check still to come',
        'Recommendation still to come',
        'Decision still to come by 4 Dec 2099',
      ],
    ],
    [
      { status: 'returned', deadline: { day: '2099-12-04', left: 3 } },
      [
        'Sent done 2 Nov 2026',
        'Check now with the applicant since 20 Nov 2026',
        'Recommendation still to come',
        'Decision still to come',
      ],
    ],
    [
      { status: 'recommended' },
      [
        'Sent done 2 Nov 2026',
        'Check done',
        'Recommendation now since 20 Nov 2026',
        'Decision still to come',
      ],
    ],
    [
      { status: 'approved', deadline: { day: '2026-11-20' } },
      ['Sent done 2 Nov 2026', 'Check done', 'Recommendation done', 'Decision done 20 Nov 2026'],
    ],
  ])('shows its steps: %j (#19.1)', async (more, way) => {
    asked.mockResolvedValue(found(more));
    renderPage(`/track#${typed}`);
    await screen.findByRole('list', { name: 'Steps of the application' });
    expect(steps()).toEqual(way);
  });

  it.each<[Partial<Tracking>, RegExp]>([
    [{ deadline: { day: inDays(0) } }, /which is today$/],
    [{ deadline: { day: inDays(1) } }, /which is tomorrow$/],
    [{ deadline: { day: inDays(13) } }, /in 13 days$/],
    [{ deadline: { day: inDays(-2) } }, /overdue by 2 days$/],
    [{ status: 'returned', deadline: { day: inDays(5), left: 1 } }, /1 working day is left$/],
    [{ status: 'returned', deadline: { day: inDays(5), left: -2 } }, /overdue by 2 working days/],
    [{}, /^No day was promised$/],
  ])('shows by when it will be decided: %j (#19.1)', async (more, words) => {
    asked.mockResolvedValue(found(more));
    renderPage(`/track#${typed}`);
    await screen.findByRole('list', { name: 'Steps of the application' });
    expect(fact('Decision')).toHaveTextContent(words);
  });

  it('links to the council when it is overdue (#19.1)', async () => {
    asked.mockResolvedValue(found({ deadline: { day: inDays(-2) } }));
    renderPage(`/track#${typed}`);
    const link = await screen.findByRole('link', { name: 'Ask the council' });
    expect(link).toHaveAttribute('href', '/contact');
  });

  describe('that is overdue, with advice of the council (#18)', () => {
    const advice = {
      overdueAdvice: 'Call Mrs Deshmukh.\nFirst appeal: the block office.',
      translations: { hi: { overdueAdvice: 'पहली अपील: ब्लॉक कार्यालय।' } },
    };
    const show = async () => {
      asked.mockResolvedValue({
        ...{ kind: 'found', advice, tracking: tracking({ deadline: { day: inDays(-2) } }) },
      });
      const shown = renderPage(`/track#${typed}`);
      await act(() => Promise.resolve());
      return shown;
    };
    afterEach(() => act(() => activateLanguage('en')));

    it('shows the advice below the link to the council', async () => {
      const { container } = await show();
      expect(await screen.findByText(/^It has taken longer than promised\./)).toBeVisible();
      expect(await screen.findByText(/Call Mrs Deshmukh\./)).toHaveTextContent(
        'Call Mrs Deshmukh. First appeal: the block office.',
      );
      expect(screen.getByRole('link', { name: 'Ask the council' })).toBeVisible();
      expect(await axe(container)).toHaveNoViolations();
    });

    it.each([
      ['hi', 'पहली अपील: ब्लॉक कार्यालय।', null],
      ['mr', /First appeal/, 'en'],
    ])(
      'shows the advice in the language of the page, or marks the English: %s',
      async (to, said, lang) => {
        await act(() => activateLanguage(to));
        await show();
        expect((await screen.findByText(said)).getAttribute('lang')).toBe(lang);
      },
    );
  });

  it('links to the sign-in when the applicant has to do something (#19.1)', async () => {
    asked.mockResolvedValue(found({ status: 'returned' }));
    renderPage(`/track#${typed}`);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/user/login');
  });

  it('can be looked up again (#19.1)', async () => {
    asked.mockResolvedValueOnce(found()).mockResolvedValueOnce(found({ status: 'approved' }));
    const { user } = renderPage(`/track#${typed}`);
    await user.click(await screen.findByRole('button', { name: 'Look again' }));
    await waitFor(async () => expect(await heading('Approved')).toHaveFocus());
  });

  it('gives way to another number in the same tab, whichever answer arrives first (#19.1)', async () => {
    asked.mockReturnValueOnce(new Promise(() => undefined));
    asked.mockResolvedValueOnce(found({ number: other, status: 'approved' }));
    const { user } = renderPage(`/track#${typed}`);
    expect(await screen.findByText('Looking for the application…')).toHaveRole('status');
    await user.click(screen.getByRole('link', { name: 'Another number' }));
    await heading('Approved');
    expect(asked).toHaveBeenLastCalledWith(other);
  });
});

describe('the form for a tracking number', () => {
  it.each([' 7k2m q9xd 04tt o ', '7K2MQ9XD04TT0', typed])(
    'accepts it in any notation: %s @rest (#19.1)',
    async (text) => {
      asked.mockResolvedValue(found());
      const { user } = renderPage();
      await user.type(field(), text);
      await user.click(screen.getByRole('button', { name: 'Track' }));
      await heading('Sent to the council');
      expect(asked).toHaveBeenCalledWith(number);
    },
  );

  it('requests a keyboard with Latin letters (#20.5)', () => {
    renderPage();
    expect(field()).toHaveAttribute('inputmode', 'url');
    expect(field()).toHaveAttribute('autocapitalize', 'characters');
  });

  it.each([
    ['', 'Enter the tracking number'],
    ['7K2M-Q9XD-04TT-1', 'Compare each character with the receipt'],
    ['#PAN-2026-001', 'This is not a tracking number'],
  ])(
    'shows an error for %p at the field and sends no request @rest (#19.1)',
    async (text, message) => {
      const { user } = renderPage();
      if (text) await user.type(field(), text);
      await user.click(screen.getByRole('button', { name: 'Track' }));
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('shows a mistyped number from the address for correction (#19.1)', async () => {
    const { container } = renderPage('/track#7K2M%20Q9XD%2004TT%201');
    expect(field()).toHaveValue('7K2M Q9XD 04TT 1');
    expect(field()).toBeInvalid();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a number without a result', () => {
  it('shows a message with the number, and leads to the form @rest (#19.1)', async () => {
    asked.mockResolvedValue({ kind: 'missing' });
    const { user, container } = renderPage(`/track#${typed}`);
    await waitFor(async () =>
      expect(await heading('There is no application with this number')).toHaveFocus(),
    );
    expect(screen.getByRole('main')).toHaveTextContent(
      `has no application with the number ${typed}`,
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Track another one' }));
    await waitFor(async () => expect(await heading('Track an application')).toHaveFocus());
    expect(field()).toHaveValue('');
  });

  it('can be tried again when the records could not be reached (#19.1)', async () => {
    asked.mockResolvedValueOnce({ kind: 'unreachable' }).mockResolvedValueOnce(found());
    const { user } = renderPage(`/track#${typed}`);
    await heading('The application could not be looked up now');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading('Sent to the council')).toHaveFocus());
  });
});

describe('in Hindi', () => {
  beforeEach(() => act(() => activateLanguage('hi')));
  afterEach(() => act(() => activateLanguage('en')));
  const show = () => act(() => Promise.resolve(renderPage(`/track#${number}`)));

  it('shows the published name of the service (#20.4)', async () => {
    asked.mockResolvedValue(found());
    await show();
    expect(await screen.findByText('जन्म प्रमाण पत्र')).not.toHaveAttribute('lang');
  });

  it('marks a name in English (#20.4)', async () => {
    asked.mockResolvedValue(found({ service: 'Pension Letter' }));
    await show();
    expect(await screen.findByText('Pension Letter')).toHaveAttribute('lang', 'en');
  });
});
