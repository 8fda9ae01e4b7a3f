import { InLanguage } from 'shared-area';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';

interface RecordTextProps {
  /** Whether the record is a sample. */
  sample: boolean | undefined;
  children: string;
}

/** A text of a record, as it was written. Samples are in English, and marked so on a page in another language. */
export function RecordText({ sample, children }: RecordTextProps) {
  const isEnglish = useLanguage() === firstLanguage;
  return (
    <InLanguage lang={sample && !isEnglish ? firstLanguage : undefined}>{children}</InLanguage>
  );
}
