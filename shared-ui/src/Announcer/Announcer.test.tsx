import { act, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import { Announcing } from './Announcer.examples';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Announcing />, { wrapper: LanguageProvider });
});
afterEach(() => jest.useRealTimers());

const approve = () => fireEvent.click(screen.getByRole('button', { name: 'Approve' }));

it('announces the same text again when it is requested again', () => {
  approve();
  const first = screen.getByText('Application approved');
  approve();
  expect(screen.getByRole('status')).toHaveTextContent('Application approved');
  expect(screen.getByText('Application approved')).not.toBe(first);
});

it('empties a while after the last announcement, so that screen readers do not find it later (#19.7)', () => {
  approve();
  act(() => jest.advanceTimersByTime(4000));
  approve();
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole('status')).toHaveTextContent('Application approved');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.queryByText('Application approved')).not.toBeInTheDocument();
});
