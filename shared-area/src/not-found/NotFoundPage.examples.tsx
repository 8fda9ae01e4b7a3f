import { NotFoundPage } from './NotFoundPage';

export function OfAnArea() {
  return <NotFoundPage dashboard="/staff/dashboard" />;
}
