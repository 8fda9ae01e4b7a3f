import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LanguageProvider } from 'shared-platform';
import { ClockNotice } from './ClockNotice';

const minute = 60_000;
const day = 24 * 60 * minute;

afterEach(() => jest.restoreAllMocks());

describe('ClockNotice', () => {
  it.each([
    [730 * day, '2 years behind'],
    [-730 * day, '2 years ahead'],
    [731 * day - minute, '2 years behind'],
    [400 * day, '1 year behind'],
    [-3 * day, '3 days ahead'],
    [day - 5_000, '1 day behind'],
    [-5.4 * 60 * minute, '5 hours ahead'],
    [11 * minute, '11 minutes behind'],
  ])('shows how far the clock of the device is off: %d ms, %s (#18)', (ahead, words) => {
    render(<ClockNotice ahead={ahead} />, { wrapper: LanguageProvider });
    expect(screen.getByRole('status')).toHaveTextContent(`The clock of this device is ${words}`);
  });

  it('shows the time of both clocks, and which one counts (#18)', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2024-11-21T10:00+05:30'));
    const { container } = render(<ClockNotice ahead={730 * day} />, { wrapper: LanguageProvider });
    expect(screen.getByRole('status')).toHaveTextContent(
      /It says 21 Nov 2024, 10:00\sam; the council’s clock says 21 Nov 2026, 10:00\sam\. Deadlines are counted by the council’s clock\./,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
