import type { ReactNode } from 'react';
import { Button, Notice, theme, type Tone } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

/** What came of the last act on a page. */
export interface Outcome {
  tone: Tone;
  title?: string;
  text: ReactNode;
  /** Takes it back. */
  onUndo?: () => void;
}

interface OutcomeNoticeProps {
  outcome: Outcome | null;
}

/** Says what came of the last act, and stays until the next; the region is there before its words. */
export function OutcomeNotice({ outcome }: OutcomeNoticeProps) {
  const words = useWords();
  return (
    <Region role="status">
      {outcome && (
        <Notice tone={outcome.tone} title={outcome.title}>
          <Row>
            <div>{outcome.text}</div>
            {outcome.onUndo && (
              <Button variant="secondary" size="small" onClick={outcome.onUndo}>
                {words('undo')}
              </Button>
            )}
          </Row>
        </Notice>
      )}
    </Region>
  );
}

const Region = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space[4]};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;
