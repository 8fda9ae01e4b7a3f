import { useId } from 'react';

/** The border of a paper of the council: two lines, with a wave above and below. */
export function SheetFrame() {
  const id = useId();
  return (
    <div data-part="frame" aria-hidden="true">
      <Band id={`${id}-above`} />
      <Band id={`${id}-below`} />
    </div>
  );
}

function Band({ id }: { id: string }) {
  return (
    <svg data-part="band">
      <pattern id={id} width="24" height="8" patternUnits="userSpaceOnUse">
        <path
          d="M0 4c6-5 6 5 12 0s6 5 12 0M0 4c6 5 6-5 12 0s6-5 12 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.55"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
