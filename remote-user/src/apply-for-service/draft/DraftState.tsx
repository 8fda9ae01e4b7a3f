import { Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../../words';
import type { DraftOutcome } from './create-draft-keeper';

interface DraftStateProps {
  outcome: DraftOutcome | null;
}

/** Whether what is filled in would be here again after closing the page. */
export function DraftState({ outcome }: DraftStateProps) {
  const words = useWords();
  if (outcome === 'failed') {
    return (
      <Notice tone="warn" live="status">
        {words('draft.notKept')}
      </Notice>
    );
  }
  // Not announced: it would speak into every pause of the typing.
  return outcome === 'kept' ? <Kept>{words('draft.kept')}</Kept> : null;
}

const Kept = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
