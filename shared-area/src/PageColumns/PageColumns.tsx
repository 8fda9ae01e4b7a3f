import type { ReactNode } from 'react';
import { media, PageGrid, theme, WorkColumn } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

type PageColumnsProps = {
  /** The work of the page. */
  children: ReactNode;
} & (
  | {
      /** Help for the work: papers, fee, days, the office. */
      help: ReactNode;
      beside?: never;
    }
  | {
      /** Other content beside the work, in parts that have names of their own. */
      beside: ReactNode;
      help?: never;
    }
);

/**
 * The frame of a page: a column of work, and from 1024 px on one beside it, usually with help; on a phone that one is below.
 */
export function PageColumns({ children, help, beside }: PageColumnsProps) {
  const t = useMessages();
  return (
    <PageGrid>
      <WorkColumn>{children}</WorkColumn>
      {beside ? (
        <Beside>{beside}</Beside>
      ) : (
        <Help as="section" aria-label={t('help.label')}>
          {help}
        </Help>
      )}
    </PageGrid>
  );
}

/* As high as the work, so that sticky content has room to move. */
const Beside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-width: 0;
`;

const Help = styled(Beside)`
  gap: ${theme.space[4]};

  h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size16};
  }

  ${media.print} {
    display: none;
  }
`;
