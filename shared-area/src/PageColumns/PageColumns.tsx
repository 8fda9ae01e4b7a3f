import type { ReactNode } from 'react';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

type PageColumnsProps = {
  /** The work of the page. */
  children: ReactNode;
} & (
  | {
      /** What helps with it: papers, fee, days, the office. */
      help: ReactNode;
      beside?: never;
    }
  | {
      /** What else belongs beside it, in parts that have names of their own. */
      beside: ReactNode;
      help?: never;
    }
);

/** The frame of a page: a column of work, and from 1024 px on one beside it, usually of help; on a phone that comes below. */
export function PageColumns({ children, help, beside }: PageColumnsProps) {
  const t = useMessages();
  return (
    <Columns>
      <Work>{children}</Work>
      {beside ? (
        <Beside>{beside}</Beside>
      ) : (
        <Help as="section" aria-label={t('help.label')}>
          {help}
        </Help>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  gap: ${theme.space[8]};

  ${media.columns} {
    grid-template-columns: minmax(0, 45rem) minmax(0, 20rem);
    justify-content: space-between;
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;

/* As high as the work, so that what stays in sight has room to move in. */
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
