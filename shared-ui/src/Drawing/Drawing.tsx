import { useEffect, useRef } from 'react';
import { DrawingFrame } from './DrawingFrame';
import type { DrawingName } from './drawings';

export interface DrawingProps {
  /** Says what the text beside it says. */
  of: DrawingName;
}

/**
 * A drawing beside a text. Its strokes are fetched with the first one that is shown; its place is kept from the
 * start, and stays empty where they cannot be had. They are no state: nothing but the strokes depends on them.
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
