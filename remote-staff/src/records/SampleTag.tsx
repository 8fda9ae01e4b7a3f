import { StatusTag } from 'shared-ui';
import { useWords } from '../words';

/** Beside what comes with the portal and is nobody's. */
export function SampleTag() {
  const words = useWords();
  return <StatusTag tone="neutral">{words('sample.data')}</StatusTag>;
}
