import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme, type Tone } from 'shared-ui';
import { styled } from 'styled-components';

interface AnswerPanelProps {
  tone: Tone;
  /** The answer, as the `h1` of its page. */
  title: string;
  /** Paragraphs. */
  children: ReactNode;
}

const marks = { good: CircleCheck, warn: TriangleAlert, bad: CircleX, info: Info } as const;

/** The result on a page that answers one question: what it is, why, and what to do next. */
export function AnswerPanel({ tone, title, children }: AnswerPanelProps) {
  const Mark = marks[tone];
  return (
    <Panel $tone={tone}>
      <Mark size={32} aria-hidden="true" />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </Panel>
  );
}

const Panel = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 2px solid ${({ $tone }) => theme.color[$tone]};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};

  > svg {
    flex: none;
    color: ${({ $tone }) => theme.color[$tone]};
  }

  /* Below the icon where a long word of large text has no room beside it. */
  > div {
    flex: 1 1 12rem;
    display: grid;
    gap: ${theme.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h1 {
    margin: 0;
    color: ${({ $tone }) => theme.color[$tone]};
    font-size: min(${theme.text.size28}, 10vw);
  }

  p {
    margin: 0;
  }
`;
