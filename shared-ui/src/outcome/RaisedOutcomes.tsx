import { useEffect, useState, type RefObject } from 'react';
import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';

export interface RaisedOutcomesProps {
  /** The row of buttons, which takes two lines where the window or the text asks for it. */
  above: RefObject<HTMLElement | null>;
}

/** Raises outcomes above a row of buttons at the bottom edge of a wide window, so that they cover none of them. */
export function RaisedOutcomes({ above }: RaisedOutcomesProps) {
  const [height, setHeight] = useState(64);

  useEffect(() => {
    const row = above.current;
    if (!row || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(row.offsetHeight));
    observer.observe(row);
    return () => observer.disconnect();
  }, [above]);

  return <Raised $by={height} />;
}

const Raised = createGlobalStyle<{ $by: number }>`
  ${media.columns} {
    html:root { --bottom-bar: ${({ $by }) => $by}px; }
  }
`;
