import { AppliedIn } from './AppliedIn';

export function InMarathi() {
  return <AppliedIn language="mr" />;
}
