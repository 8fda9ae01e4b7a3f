import { LoadingOverlay } from './LoadingOverlay';

export function Plain() {
  return <LoadingOverlay />;
}

export function OwnLabel() {
  return <LoadingOverlay label="Creating Account..." />;
}
