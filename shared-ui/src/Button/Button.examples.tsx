import { Plus } from 'lucide-react';
import { Button } from './Button';

export function Primary() {
  return <Button>Submit Application</Button>;
}

export function Secondary() {
  return <Button variant="secondary">Save Draft</Button>;
}

export function Quiet() {
  return <Button variant="quiet">View All</Button>;
}

export function Danger() {
  return <Button variant="danger">Reject</Button>;
}

export function WithIcon() {
  return <Button icon={<Plus size={20} aria-hidden="true" />}>Create Task</Button>;
}

export function Small() {
  return (
    <Button variant="secondary" size="small">
      Details
    </Button>
  );
}

export function Busy() {
  return (
    <Button busy busyLabel="Signing in...">
      Sign In
    </Button>
  );
}

export function Disabled() {
  return <Button disabled>Approve</Button>;
}

export function DisabledSecondary() {
  return (
    <Button variant="secondary" disabled>
      Next
    </Button>
  );
}

export function DisabledQuiet() {
  return (
    <Button variant="quiet" disabled>
      Remove
    </Button>
  );
}
