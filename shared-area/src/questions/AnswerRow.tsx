import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface AnswerRowProps {
  children: ReactNode;
  /** The language of what is shown, where it is not the page's. */
  lang?: string | undefined;
  /** What stands beside it, such as 'Change'. */
  action?: ReactNode;
}

/** An answer in a list. Lines of an address, and names of files, stay lines. */
export function AnswerRow({ children, lang, action }: AnswerRowProps) {
  return (
    <Row>
      <Answer lang={lang}>{children}</Answer>
      {action}
    </Row>
  );
}

/** The action keeps its words whole: below the answer where the text is large. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};

  > button {
    flex: none;
    margin-block: calc(-1 * ${theme.space[2]});
  }
`;

const Answer = styled.span`
  flex: 1 1 11rem;
  min-width: 0;
  white-space: pre-line;
`;
