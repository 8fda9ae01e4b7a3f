import { useState } from 'react';

/** The width of a paper as a share of its frame; 1 fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const fitting = zooms.indexOf(1);

/** The zoom and rotation of a paper. */
export function usePaperView() {
  const [step, setStep] = useState<number>(fitting);
  const [turns, setTurns] = useState(0);
  const zoomBy = (steps: number) =>
    setStep((now) => Math.min(Math.max(now + steps, 0), zooms.length - 1));

  return {
    zoom: zooms[step] ?? 1,
    /** Clockwise, in degrees: 0, 90, 180 or 270. */
    turn: turns * 90,
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    fit: () => setStep(fitting),
    turnRight: () => setTurns((now) => (now + 1) % 4),
  };
}

export type PaperView = ReturnType<typeof usePaperView>;
