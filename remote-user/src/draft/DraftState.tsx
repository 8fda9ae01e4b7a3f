import { Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useDraftMessages } from './i18n';
import type { DraftOutcome } from './createDraftAutosave';

interface DraftStateProps {
  outcome: DraftOutcome;
}

/** Whether what is filled in would be here again after closing the page. */
export function DraftState({ outcome }: DraftStateProps) {
  const t = useDraftMessages();
  if (outcome === 'failed') {
    return (
      <Notice tone="warn" live="status">
        {t('notKept')}
      </Notice>
    );
  }
  // Not announced: it would speak into every pause of the typing.
  return <Kept>{outcome === 'kept' && t('kept')}</Kept>;
}

/** Keeps its line while there is nothing to say, so that nothing moves. */
const Kept = styled.p`
  min-height: 1.5em;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
