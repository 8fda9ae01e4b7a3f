import { VisuallyHidden } from './VisuallyHidden';

export function InText() {
  return (
    <p>
      94 <VisuallyHidden>out of 100</VisuallyHidden>
    </p>
  );
}
