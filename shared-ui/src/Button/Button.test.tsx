import { screen } from '@testing-library/react';
import { translatePage } from '../../../tools/testing/translatePage';
import { renderUi } from '../testing/renderUi';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

describe('Button', () => {
  it('calls its handler when pressed', async () => {
    const press = jest.fn();
    const { user } = renderUi(<Button onClick={press}>Save Draft</Button>);
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form by default', async () => {
    const submit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={submit}>
        <Button>Details</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('shows what it is busy with and keeps the focus', async () => {
    const label = { busyLabel: 'Signing in...', children: 'Sign In' };
    const { user, rerender } = renderUi(<Button {...label} />);
    await user.tab();
    rerender(<Button {...label} busy />);
    const button = screen.getByRole('button', { name: 'Signing in...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is busy and ready again in a page that the browser translates, with a label of two parts (#44.1)', async () => {
    const endTranslation = translatePage();
    const label = (busy: boolean) => (
      <Button busy={busy} busyLabel="Taking...">
        Take next
        <kbd>N</kbd>
      </Button>
    );
    const { rerender } = renderUi(label(false));
    // The browser translates after each change.
    await screen.findByText('Take next', { selector: 'font' });
    rerender(label(true));
    await screen.findByText('Taking...', { selector: 'font' });
    rerender(label(false));
    expect(await screen.findByText('Take next', { selector: 'font' })).toBeVisible();
    endTranslation();
  });

  it('ignores presses while busy, and submits nothing', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    const { user } = renderUi(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Sign In
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('passes its element to a ref', () => {
    const ref = jest.fn();
    renderUi(<Button ref={ref}>Edit</Button>);
    expect(ref).toHaveBeenCalledWith(screen.getByRole('button'));
  });
});

describe('ButtonLink', () => {
  it('renders a link to its page', () => {
    renderUi(<ButtonLink to="/staff/tasks">My Tasks</ButtonLink>);
    expect(screen.getByRole('link', { name: 'My Tasks' })).toHaveAttribute('href', '/staff/tasks');
  });
});
