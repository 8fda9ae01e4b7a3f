import { Drawing } from './Drawing';
import { DrawingFrame } from './DrawingFrame';
import { drawings, type DrawingName } from './drawings';

export function All() {
  const names = Object.keys(drawings) as DrawingName[];
  return names.map((name) => <Drawing key={name} of={name} />);
}

export function DrawnAtOnce() {
  return <DrawingFrame strokes={drawings.lost} />;
}

export function OnItsWay() {
  return <DrawingFrame />;
}
