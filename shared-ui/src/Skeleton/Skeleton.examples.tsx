import { Skeleton } from './Skeleton';

export function Line() {
  return <Skeleton width="12rem" />;
}

export function Paragraph() {
  return <Skeleton lines={3} />;
}

export function Block() {
  return <Skeleton height="120px" />;
}
