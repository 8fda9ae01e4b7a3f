import { DraftChangedNotice } from 'shared-area/drafts';
import { describeStorageProblem } from 'shared-area/storage-problem';
import { Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useDraftMessages } from './i18n';
import type { DraftAutosave } from './createDraftAutosave';
import { useDraftSaving } from './useDraftAutosave';

interface DraftStateProps {
  autosave: DraftAutosave;
  /** Suppresses the message that all is saved: the form is empty, or a file is still being checked. */
  isIncomplete: boolean;
  /** Goes on with this form if another tab has changed the draft. */
  onKeepThis: () => void;
  /** Opens the form again with what another tab has left. */
  onUseOther: () => void;
}

/** Shows whether the draft would be restored after closing the page. */
export function DraftState({ autosave, isIncomplete, onKeepThis, onUseOther }: DraftStateProps) {
  const t = useDraftMessages();
  const outcome = useDraftSaving(autosave, (saving) => saving.outcome);
  const problem = useDraftSaving(autosave, (saving) => saving.problem);
  if (outcome === 'changed')
    return <DraftChangedNotice onKeepThis={onKeepThis} onUseOther={onUseOther} />;
  if (outcome === 'failed') {
    return (
      <Notice tone="warn" live="status">
        <p>{t('notKept')}</p>
        <p>{describeStorageProblem({ name: problem }, t('submitFirst'))}</p>
      </Notice>
    );
  }
  // Not announced: a screen reader would speak in every pause of the typing.
  return <Kept>{outcome === 'kept' && !isIncomplete && t('kept')}</Kept>;
}

/** Reserves its line while it is empty, so that nothing moves. */
const Kept = styled.p`
  min-height: 1.5em;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
