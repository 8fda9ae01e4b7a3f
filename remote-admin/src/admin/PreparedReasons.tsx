import type { Application, PreparedTextKind } from 'shared-data';
import { LazyPage, Skeleton } from 'shared-ui';

// Fetched with the first reason that is asked for.
const loadPreparedTexts = async () =>
  (await import('shared-area/prepared-texts')).PreparedTextsField;

interface PreparedReasonsProps {
  kind: PreparedTextKind;
  /** Whose citizen reads the reason. */
  application: Pick<Application, 'language'>;
  /** What stands in the field of the reason. */
  value: string;
  onFill: (reason: string) => void;
  /** Of that field. */
  fieldId: string;
}

/** The reasons that the council has prepared, above the field that one is filled in. (issue 20.7) */
export function PreparedReasons({ kind, ...field }: PreparedReasonsProps) {
  return (
    <LazyPage
      load={loadPreparedTexts}
      props={{ kinds: [kind], ...field }}
      waiting={<Skeleton lines={3} />}
    />
  );
}
