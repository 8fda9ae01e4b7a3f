import { ButtonLink } from './ButtonLink';

export function Primary() {
  return <ButtonLink to="/user/apply">Apply for Service</ButtonLink>;
}

export function Secondary() {
  return (
    <ButtonLink to="/staff/tasks" variant="secondary">
      My Tasks
    </ButtonLink>
  );
}

export function Quiet() {
  return (
    <ButtonLink to="/staff/tasks" variant="quiet" size="small">
      View All Tasks
    </ButtonLink>
  );
}
