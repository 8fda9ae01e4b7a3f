import { Button } from '../Button/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

const nothing = () => undefined;

export function Open() {
  return (
    <Dialog open title="Payslip" onClose={nothing} actions={<Button>Print</Button>}>
      <p>November 2026</p>
    </Dialog>
  );
}

export function Confirm() {
  return (
    <ConfirmDialog
      open
      danger
      title="Remove Birth Certificate?"
      confirmLabel="Remove service"
      onConfirm={nothing}
      onClose={nothing}
    >
      Citizens can no longer apply for it. You can add it again at any time.
    </ConfirmDialog>
  );
}

export function ConfirmBusy() {
  return (
    <ConfirmDialog
      open
      busy
      busyLabel="Approving..."
      title="Approve the application?"
      confirmLabel="Approve"
      onConfirm={nothing}
      onClose={nothing}
    />
  );
}
