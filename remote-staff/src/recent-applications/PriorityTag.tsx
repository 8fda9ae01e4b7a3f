import { StatusTag } from 'shared-ui';
import { useWords } from '../words';

const tones = { high: 'bad', medium: 'info', normal: 'neutral', low: 'neutral' } as const;

/** The urgency of an application or a task. */
export function PriorityTag({ priority }: { priority: keyof typeof tones }) {
  const words = useWords();
  return <StatusTag tone={tones[priority]}>{words(`priority.${priority}`)}</StatusTag>;
}
