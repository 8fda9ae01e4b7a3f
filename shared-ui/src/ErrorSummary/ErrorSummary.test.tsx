import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const errors = [{ fieldId: 'name', message: 'Enter your full name' }];

describe('ErrorSummary', () => {
  it('renders nothing when there are no errors', () => {
    renderUi(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the focus when errors appear', () => {
    const { rerender } = renderUi(<ErrorSummary errors={[]} />);
    rerender(<ErrorSummary errors={errors} />);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  });

  it('takes the focus again with the next failed submit', () => {
    const { rerender } = renderUi(<ErrorSummary errors={errors} attempt={1} />);
    screen.getByRole('link').focus();
    rerender(<ErrorSummary errors={errors} attempt={2} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leaves the focus alone when an error appears after a successful submit (#16.4)', () => {
    const form = (shown: typeof errors) => (
      <>
        <ErrorSummary errors={shown} attempt={1} />
        <TextField id="name" label="Full Name" />
      </>
    );
    const { rerender } = renderUi(form([]));
    screen.getByRole('textbox', { name: 'Full Name' }).focus();
    rerender(form(errors));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  });

  it('leaves the focus alone while errors are corrected one by one', () => {
    const { rerender } = renderUi(
      <ErrorSummary errors={[...errors, { fieldId: 'email', message: 'Enter your email' }]} />,
    );
    const link = screen.getByRole('link', { name: 'Enter your full name' });
    link.focus();
    rerender(<ErrorSummary errors={errors} />);
    expect(link).toHaveFocus();
  });

  it('links to the field of an error', async () => {
    const { user } = renderUi(
      <>
        <ErrorSummary errors={errors} />
        <TextField id="name" label="Full Name" />
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Enter your full name' }));
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
