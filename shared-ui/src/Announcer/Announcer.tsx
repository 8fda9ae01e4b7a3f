import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useAnnouncement } from 'shared-platform';

/**
 * The one polite live region of the document. Render it once, outside of the parts that change with the
 * route.
 */
export function Announcer() {
  const { text, count } = useAnnouncement();
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" aria-atomic="true">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
