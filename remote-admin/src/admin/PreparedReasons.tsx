import type { Application, PreparedTextKind } from 'shared-data';
import { LazyPage, Skeleton } from 'shared-ui';

// Loaded with the first form that needs a reason.
const loadPreparedTexts = async () =>
  (await import('shared-area/prepared-texts')).PreparedTextsField;

interface PreparedReasonsProps {
  kind: PreparedTextKind;
  /** The application whose citizen reads the reason. */
  application: Pick<Application, 'language'>;
  /** The current text of the reason field. */
  value: string;
  onFill: (reason: string) => void;
  /** The id of the reason field. */
  fieldId: string;
}

/** The reasons that the council has prepared, shown above the reason field. (issue 20.7) */
export function PreparedReasons({ kind, ...field }: PreparedReasonsProps) {
  return (
    <LazyPage
      load={loadPreparedTexts}
      props={{ kinds: [kind], ...field }}
      waiting={<Skeleton lines={3} />}
    />
  );
}
