import { render, screen } from '@testing-library/react';
import type { ApplicationEvent } from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import { ApplicationHistory, type StepText } from './ApplicationHistory';

const history: ApplicationEvent[] = [
  {
    at: '2026-11-20T09:00:00.000Z',
    by: { uid: 'zubeda', name: 'Zubeda Quazi', role: 'user' },
    from: null,
    to: 'pending',
  },
  {
    at: '2026-11-21T09:00:00.000Z',
    by: { uid: 'meera', name: 'Meera Joshi', role: 'staff' },
    from: 'pending',
    to: 'in-review',
    note: 'Checking',
  },
];

const stepText = ({ to, by, note }: ApplicationEvent): StepText => ({
  what: `To ${to}`,
  by: by.name,
  note,
});

const shownSteps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('ApplicationHistory', () => {
  it('shows the newest step first, each with its time, its actor and its note', () => {
    render(<ApplicationHistory history={history} describe={stepText} />, {
      wrapper: LanguageProvider,
    });
    expect(shownSteps()).toEqual([
      expect.stringMatching(/^To in-review.*21 Nov 2026.*Meera Joshi.*Checking$/),
      expect.stringMatching(/^To pending.*20 Nov 2026.*Zubeda Quazi$/),
    ]);
  });

  it('shows the oldest step first if the area requests it', () => {
    render(<ApplicationHistory history={history} first="oldest" describe={stepText} />, {
      wrapper: LanguageProvider,
    });
    expect(shownSteps()[0]).toMatch(/^To pending/);
  });

  it('shows under a step what happened to a certificate, with its number (#17.6)', () => {
    const certified: ApplicationEvent[] = (['issued', 'replaced', 'revoked'] as const).map(
      (change) => ({
        at: '2026-11-21T09:00:00.000Z',
        from: 'approved',
        to: 'approved',
        by: { uid: 'admin', name: 'Vikram', role: 'admin' },
        certificate: { number: '000000000102V', change },
      }),
    );
    render(<ApplicationHistory history={certified} first="oldest" describe={stepText} />, {
      wrapper: LanguageProvider,
    });
    expect(shownSteps()).toEqual([
      expect.stringContaining('Certificate 0000-0000-0102-V was issued'),
      expect.stringContaining('Certificate 0000-0000-0102-V was issued in its place'),
      expect.stringContaining('Certificate 0000-0000-0102-V was revoked'),
    ]);
  });

  it('gives the exact time of a step in machine-readable form', () => {
    const { container } = render(<ApplicationHistory history={history} describe={stepText} />, {
      wrapper: LanguageProvider,
    });
    expect(container.querySelector('time')).toHaveAttribute('datetime', history[1]?.at);
  });
});
