import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Actor, ApplicationStatus } from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import { StageTrack } from './StageTrack';

const by: Actor = { uid: 'meera', name: 'Meera', role: 'staff' };
const sentAt = '2026-11-14T06:30:00.000Z';
const now = new Date('2026-11-23T06:30:00Z');

function renderTrack(status: ApplicationStatus, { day = '2026-12-04', isOwn = true } = {}) {
  const history = [{ at: '2026-11-17T06:30:00.000Z', by, from: 'in-review' as const, to: status }];
  const application = { status, submittedAt: sentAt, history, deadline: { day } };
  return render(<StageTrack application={application} now={now} isOwn={isOwn} />, {
    wrapper: LanguageProvider,
  });
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

describe('StageTrack', () => {
  it('shows each step with its day, and the deadline (#19.3)', async () => {
    const { container } = renderTrack('recommended');
    expect(screen.getByRole('list', { name: 'Progress of this application' })).toBeVisible();
    expect(steps()).toEqual([
      'Sent done 14 Nov',
      'Check done 17 Nov',
      'Recommendation now 17 Nov waiting for the decision',
      'Decision  by 4 Dec',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the year of a day that is not in the current year (#18)', () => {
    renderTrack('recommended', { day: '2027-01-04' });
    expect(steps().at(-1)).toBe('Decision  by 4 Jan 2027');
  });

  it('marks the current step for screen readers (#19.3)', () => {
    renderTrack('recommended');
    expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    expect(screen.getAllByRole('listitem')[3]).not.toHaveAttribute('aria-current');
  });

  it.each([
    [true, 'Check now 17 Nov waiting for your answer'],
    [false, 'Check now 17 Nov waiting for the citizen'],
  ])('shows whose answer a returned application waits for, own: %s (#19.3)', (isOwn, expected) => {
    renderTrack('returned', { isOwn });
    expect(steps()[1]).toBe(expected);
  });

  it('shows that the deadline has passed, and nothing about it after the decision (#19.3)', () => {
    const { unmount } = renderTrack('recommended', { day: '2026-11-20' });
    expect(steps()[3]).toBe('Decision  was promised by 20 Nov');
    unmount();
    renderTrack('rejected', { day: '2026-11-20' });
    expect(steps().slice(2)).toEqual([
      'Recommendation  not needed',
      'Decision now 17 Nov rejected',
    ]);
  });
});
