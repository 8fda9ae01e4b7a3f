import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useAnnouncement } from 'shared-platform';

/** The one polite live region of the document. Render once, outside of what changes with the route. */
export function Announcer() {
  const { text, count } = useAnnouncement();
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" aria-atomic="true">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
