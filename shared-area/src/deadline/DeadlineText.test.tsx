import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Application, ApplicationStatus } from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import { DeadlineText } from './DeadlineText';

const by = { uid: 'esha', name: 'Esha', role: 'admin' } as const;
const now = new Date('2026-11-23T06:30:00Z');

function application(
  status: ApplicationStatus,
  day?: string,
  left?: number,
): Pick<Application, 'status' | 'deadline' | 'history'> {
  const at = '2026-11-20T06:30:00.000Z';
  const history = [{ at, by, from: 'recommended' as const, to: status }];
  const deadline = day ? { day, ...(left === undefined ? {} : { left }) } : undefined;
  return { status, deadline, history };
}

describe('DeadlineText', () => {
  it.each([
    [application('pending'), 'no day promised'],
    [application('pending', '2026-12-06'), 'Decision by 6 Dec due in 13 days'],
    [application('in-review', '2026-11-24'), 'Decision by 24 Nov due tomorrow'],
    [application('recommended', '2026-11-23'), 'Decision by 23 Nov due today'],
    [application('pending', '2026-11-22'), 'Decision by 22 Nov overdue by 1 day'],
    [application('in-review', '2026-11-20'), 'Decision by 20 Nov overdue by 3 days'],
    [application('pending', '2027-01-04'), 'Decision by 4 Jan 2027 due in 42 days'],
    [application('pending', '2025-11-23'), 'Decision by 23 Nov 2025 overdue by 365 days'],
    [
      application('returned', '2026-11-24', 0),
      'waiting for the citizen no working day left when the answer comes',
    ],
    [
      application('returned', '2026-11-24', 1),
      'waiting for the citizen 1 working day left when the answer comes',
    ],
    [
      application('returned', '2026-11-20', -2),
      'waiting for the citizen was overdue by 2 working days when it was returned',
    ],
    [application('approved', '2026-11-20'), 'decided in time'],
    [application('rejected', '2026-11-18'), 'decided 2 days late'],
  ])('shows where an application is relative to its deadline: %j, %s (#18.1)', (shown, text) => {
    const { container } = render(<DeadlineText application={shown} now={now} />, {
      wrapper: LanguageProvider,
    });
    expect(container.textContent).toBe(text);
  });

  it.each([
    [application('pending', '2026-12-06'), 'due 6 Dec'],
    [application('pending', '2027-01-04'), 'due 4 Jan 2027'],
    [application('pending', '2026-11-24'), 'due tomorrow'],
    [application('pending', '2026-11-23'), 'due today'],
    [application('pending', '2026-11-20'), 'overdue by 3 days'],
    [application('returned', '2026-11-24', 1), 'waiting for the citizen'],
    [application('approved', '2026-11-20'), 'decided in time'],
  ])('takes one line in a list: %j, %s (#18.1)', (shown, text) => {
    const { container } = render(<DeadlineText application={shown} now={now} isBrief />, {
      wrapper: LanguageProvider,
    });
    expect(container.textContent).toBe(text);
  });

  it('shows the citizen that the council waits for their answer (#18.1)', () => {
    const shown = application('returned', '2026-11-24', 3);
    const { container } = render(<DeadlineText application={shown} now={now} isOwn />, {
      wrapper: LanguageProvider,
    });
    expect(container).toHaveTextContent(/^waiting for your answer 3 working days left/);
  });

  it('shows the citizen the same overdue days as the office (#18)', () => {
    const shown = application('pending', '2026-11-20');
    const { container } = render(<DeadlineText application={shown} now={now} isOwn />, {
      wrapper: LanguageProvider,
    });
    expect(container.textContent).toBe('Decision by 20 Nov overdue by 3 days');
  });

  it('uses the council’s time zone, wherever the reader is (#18.1)', () => {
    const evening = new Date('2026-11-23T18:30:00Z');
    const shown = application('pending', '2026-11-24');
    const { container } = render(<DeadlineText application={shown} now={evening} />, {
      wrapper: LanguageProvider,
    });
    expect(container).toHaveTextContent(/due today$/);
  });

  it('leaves out the year if it is the current one in the council’s time zone (#18)', () => {
    const newYear = new Date('2026-12-31T18:30:00Z');
    const shown = application('pending', '2027-01-04');
    const { container } = render(<DeadlineText application={shown} now={newYear} />, {
      wrapper: LanguageProvider,
    });
    expect(container).toHaveTextContent('Decision by 4 Jan due in 3 days');
  });

  it('passes axe if it is overdue (#18.1)', async () => {
    const shown = application('pending', '2026-11-20');
    const { container } = render(<DeadlineText application={shown} now={now} />, {
      wrapper: LanguageProvider,
    });
    expect(await axe(container)).toHaveNoViolations();
  });
});
