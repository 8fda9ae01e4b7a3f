import { Circle, CircleCheck, CircleX, Clock, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from '../theme/theme';

const marks = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleX,
  info: Info,
  neutral: Circle,
  waiting: Clock,
} as const;

export interface ToneMarkProps {
  tone: Tone | 'neutral' | 'waiting';
  size: number;
}

/** The mark of a tone, with a different shape for each. */
export function ToneMark({ tone, size }: ToneMarkProps) {
  const Mark = marks[tone];
  return <Mark size={size} aria-hidden="true" />;
}
