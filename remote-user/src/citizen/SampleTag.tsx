import { StatusTag } from 'shared-ui';
import { useWords } from '../words';

/** Beside a record that comes with the portal and is nobody's. */
export function SampleTag() {
  const words = useWords();
  return <StatusTag tone="neutral">{words('sample.tag')}</StatusTag>;
}
