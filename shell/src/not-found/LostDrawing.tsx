import { DrawingFrame, drawings } from 'shared-ui';

/** Somebody at a signpost. */
export function LostDrawing() {
  return <DrawingFrame strokes={drawings.lost} />;
}
