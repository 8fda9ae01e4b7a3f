import { emptyText, isSameText } from 'shared-data/model';
import { Actions, Button } from 'shared-ui';
import { useWatch } from 'shared-ui/form';
import type { ApplyValues } from './applySchema';
import type { ApplyDocument } from './documents/useDocuments';
import { DiscardDraft } from '../draft/DiscardDraft';
import { DraftState } from '../draft/DraftState';
import type { DraftAutosave } from '../draft/createDraftAutosave';

interface DraftActionsProps {
  autosave: DraftAutosave;
  documents: readonly ApplyDocument[];
  /** The submit button: its label, and its text while it is busy. */
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Goes back from the check of the answers, or to the previous part; undefined if there is no way back. */
  onBack?: (() => void) | undefined;
  backLabel: string;
  /** Goes on with this form if another tab has changed the draft. */
  onKeepThis: () => void;
  /** Opens the form again, with the draft that there is now. */
  onDiscarded: () => void;
}

/** The end of the form: submit, discard, and whether the draft is saved. It subscribes to every field by itself. */
export function DraftActions({
  autosave,
  documents,
  label,
  busyLabel,
  busy,
  onBack,
  backLabel,
  onKeepThis,
  onDiscarded,
}: DraftActionsProps) {
  const [service, details] = useWatch<ApplyValues, ['service', 'details']>({
    name: ['service', 'details'],
  });
  const isChecking = documents.some(({ progress }) => progress !== undefined);
  const hasContent = !isSameText({ service, details }, emptyText) || documents.length > 0;

  return (
    <>
      <Actions>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {label}
        </Button>
        {onBack && (
          <Button variant="secondary" disabled={busy} onClick={onBack}>
            {backLabel}
          </Button>
        )}
        {hasContent && (
          <DiscardDraft autosave={autosave} disabled={busy} onDiscarded={onDiscarded} />
        )}
      </Actions>
      <DraftState
        autosave={autosave}
        isIncomplete={isChecking || !hasContent}
        onKeepThis={onKeepThis}
        onUseOther={onDiscarded}
      />
    </>
  );
}
