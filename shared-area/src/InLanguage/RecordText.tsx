import { InLanguage } from './InLanguage';
import { useFirstLanguage } from './useFirstLanguage';

interface RecordTextProps {
  /** Whether the record is a sample. */
  sample: boolean | undefined;
  children: string;
}

/** A text of a record, as it was written. Samples are in English, and marked so on a page in another language. */
export function RecordText({ sample, children }: RecordTextProps) {
  const english = useFirstLanguage();
  return <InLanguage lang={sample ? english : undefined}>{children}</InLanguage>;
}
