import { Spinner } from './Spinner';

export function Turning() {
  return <Spinner />;
}
