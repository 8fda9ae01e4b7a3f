import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { renderUi } from '../testing/renderUi';
import { TextField } from '../TextField/TextField';
import { useUnsavedWork } from 'shared-platform';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

function NewTask({ onClose = () => undefined }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create Task</Button>
      <Dialog
        open={isOpen}
        title="New task"
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

const open = () => screen.getByRole('button', { name: 'Create Task' });

describe('Dialog', () => {
  it('opens as a modal named by its heading, and focuses the heading', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user } = renderUi(<NewTask />);
    await user.click(open());
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'New task' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('closes with its button and returns the focus', async () => {
    const { user } = renderUi(<NewTask />);
    await user.click(open());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(open()).toHaveFocus();
  });

  describe('with text in it that is not saved (#13.7)', () => {
    function Draft() {
      const [text, setText] = useState('');
      useUnsavedWork(text !== '');
      return <TextField label="Title" value={text} onChange={(e) => setText(e.target.value)} />;
    }
    function DraftDialog() {
      const [isOpen, setOpen] = useState(true);
      return (
        <Dialog open={isOpen} title="New task" onClose={() => setOpen(false)}>
          <Draft />
        </Dialog>
      );
    }
    /** Awaited, because the question loads its texts. */
    const actAndWait = (happen: () => unknown) =>
      act(() => Promise.resolve(happen()).then(() => undefined));
    const escape = () =>
      actAndWait(() =>
        screen
          .getByRole('dialog', { name: 'New task' })
          .dispatchEvent(new Event('cancel', { cancelable: true })),
      );

    it('asks before Escape discards the text, and can keep it', async () => {
      const { user } = renderUi(<DraftDialog />);
      await user.type(screen.getByLabelText('Title'), 'Site visit');
      await escape();
      expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Keep editing' }));
      expect(screen.getByRole('dialog', { name: 'New task' })).toBeVisible();
      expect(screen.getByLabelText('Title')).toHaveValue('Site visit');
    });

    it('closes after the text is discarded', async () => {
      const { user } = renderUi(<DraftDialog />);
      await user.type(screen.getByLabelText('Title'), 'Site visit');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('closes at once while there is no text', async () => {
      renderUi(<DraftDialog />);
      await escape();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('opens again after the browser has closed it by itself', async () => {
      const { user } = renderUi(<DraftDialog />);
      await user.type(screen.getByLabelText('Title'), 'Site visit');
      await actAndWait(() => screen.getByRole<HTMLDialogElement>('dialog').close());
      await user.click(screen.getByRole('button', { name: 'Keep editing' }));
      expect(screen.getByLabelText('Title')).toBeVisible();
    });
  });

  it('closes with Escape, once', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<NewTask onClose={onClose} />);
    await user.click(open());
    const dialog = screen.getByRole('dialog');
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog).not.toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose when the browser closes it without asking', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<NewTask onClose={onClose} />);
    await user.click(open());
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(open());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('ignores the close event of the browser when it was opened again before that', async () => {
    const { user } = renderUi(<NewTask />);
    await user.click(open());
    const dialog = screen.getByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(open());
    act(() => void dialog.dispatchEvent(new Event('close')));
    expect(screen.getByRole('dialog', { name: 'New task' })).toBeVisible();
  });

  it('resets its content each time it opens', async () => {
    const { user } = renderUi(<NewTask />);
    await user.click(open());
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Visit');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(open());
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it('closes when its page is unmounted, so that the browser returns the focus', async () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const { user, unmount } = renderUi(<NewTask />);
    await user.click(open());
    close.mockClear();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('ConfirmDialog', () => {
  function renderRemove(busy = false) {
    const handlers = { onConfirm: jest.fn(), onClose: jest.fn() };
    const view = renderUi(
      <ConfirmDialog
        open
        busy={busy}
        title="Remove?"
        confirmLabel="Remove service"
        {...handlers}
      />,
    );
    return { ...handlers, ...view };
  }

  it('confirms', async () => {
    const { user, onConfirm, onClose } = renderRemove();
    await user.click(screen.getByRole('button', { name: 'Remove service' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cancels', async () => {
    const { user, onConfirm, onClose } = renderRemove();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms only once', async () => {
    const { user, onConfirm } = renderRemove(true);
    await user.click(screen.getByRole('button', { name: 'Remove service' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
