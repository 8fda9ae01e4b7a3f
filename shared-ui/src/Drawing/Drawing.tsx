import { useEffect, useRef } from 'react';
import { DrawingFrame } from './DrawingFrame';
import type { DrawingName } from './drawings';

export interface DrawingProps {
  /** Should show the same as the text beside it. */
  of: DrawingName;
}

/**
 * A drawing beside a text. The first drawing that is shown loads the strokes of all. Its place is reserved from
 * the start, and stays empty if they cannot be loaded. The strokes are set without state, because nothing else
 * depends on them.
 */
export function Drawing({ of }: DrawingProps) {
  const frame = useRef<SVGSVGElement>(null);

  useEffect(() => {
    import(/* webpackChunkName: "drawings" */ './drawings').then(
      ({ drawings }) =>
        drawings[of].forEach((stroke, at) =>
          frame.current?.children[at]?.setAttribute('d', stroke),
        ),
      () => undefined,
    );
  }, [of]);

  return <DrawingFrame ref={frame} />;
}
