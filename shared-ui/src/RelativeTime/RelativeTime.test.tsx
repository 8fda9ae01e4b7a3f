import { act, render, screen } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import { RelativeTime } from './RelativeTime';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 12, 0) }));
afterEach(() => jest.useRealTimers());

describe('RelativeTime', () => {
  it('shows how long ago, with the exact time in its title', () => {
    const moment = new Date(2026, 10, 20, 10, 0);
    render(<RelativeTime value={moment} />, { wrapper: LanguageProvider });
    const time = screen.getByText('2 hours ago');
    expect(time).toHaveAttribute('dateTime', moment.toISOString());
    expect(time).toHaveAttribute('title', expect.stringContaining('20 Nov 2026'));
  });

  it('updates itself while it is on the screen', () => {
    render(<RelativeTime value={Date.now()} />, { wrapper: LanguageProvider });
    expect(screen.getByText('now')).toBeVisible();
    act(() => jest.advanceTimersByTime(minute));
    expect(screen.getByText('1 minute ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(90 * minute));
    expect(screen.getByText('1 hour ago')).toBeVisible();
  });

  it('updates at once when its value changes', () => {
    const { rerender } = render(<RelativeTime value={Date.now()} />, { wrapper: LanguageProvider });
    jest.setSystemTime(Date.now() + 5 * minute);
    rerender(<RelativeTime value={Date.now()} />);
    expect(screen.getByText('now')).toBeVisible();
  });
});
