import { Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useDraftMessages } from './i18n';
import type { DraftAutosave } from './createDraftAutosave';
import { useDraftSaving } from './useDraftAutosave';

interface DraftStateProps {
  autosave: DraftAutosave;
  /** Whether it is not to say that all is kept: there is nothing yet, or a file is still checked. */
  isIncomplete: boolean;
}

/** Whether what is filled in would be here again after closing the page. */
export function DraftState({ autosave, isIncomplete }: DraftStateProps) {
  const t = useDraftMessages();
  const outcome = useDraftSaving(autosave, (saving) => saving.outcome);
  if (outcome === 'failed') {
    return (
      <Notice tone="warn" live="status">
        {t('notKept')}
      </Notice>
    );
  }
  // Not announced: it would speak into every pause of the typing.
  return <Kept>{outcome === 'kept' && !isIncomplete && t('kept')}</Kept>;
}

/** Keeps its line while there is nothing to say, so that nothing moves. */
const Kept = styled.p`
  min-height: 1.5em;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
