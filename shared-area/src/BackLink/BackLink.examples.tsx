import { BackLink } from './BackLink';

export function ToAList() {
  return <BackLink to="/admin/services">Back to services</BackLink>;
}
