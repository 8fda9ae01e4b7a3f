import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface AnswerRowProps {
  children: ReactNode;
  /** The language of the answer, if it is not the page's. */
  lang?: string | undefined;
  /** Rendered beside the answer, such as 'Change'. */
  action?: ReactNode;
}

/** An answer in a list. Keeps the lines of an address and of file names. */
export function AnswerRow({ children, lang, action }: AnswerRowProps) {
  return (
    <Row>
      <Answer lang={lang}>{children}</Answer>
      {action}
    </Row>
  );
}

/** The action does not break within words: with large text it moves below the answer. */
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

const Answer = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
  /* An answer in another direction must not turn what stands beside it. */
  unicode-bidi: isolate;
  white-space: pre-line;
`;
