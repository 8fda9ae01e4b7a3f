import { FormSkeleton } from '../FormSkeleton/FormSkeleton';
import { LazyPage } from './LazyPage';
import { PageSkeleton } from './PageSkeleton';

const never = () => new Promise<typeof Payslips>(() => undefined);

function Payslips({ month }: { month: string }) {
  return <p>Payslips of {month}</p>;
}

export function Waiting() {
  return <LazyPage load={never} props={{ month: 'November 2026' }} />;
}

export function WaitingWithItsOwnOutline() {
  return (
    <LazyPage
      load={never}
      props={{ month: 'November 2026' }}
      waiting={
        <FormSkeleton
          title="Create Account"
          lead="Join us today!"
          documentTitle="Create an account"
          rows={['field', 'field']}
        />
      }
    />
  );
}

export function Fetched() {
  return <LazyPage load={never} page={Payslips} props={{ month: 'November 2026' }} />;
}

export function Outline() {
  return <PageSkeleton />;
}
