import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface PageColumnsProps {
  /** The work of the page. */
  children: ReactNode;
  /** What helps with it: papers, fee, days, the office. */
  help: ReactNode;
  /** Names the column of help. */
  label: string;
}

/** The frame of a page: a column of work, and from 1024 px on one of help beside it; on a phone the help comes below. */
export function PageColumns({ children, help, label }: PageColumnsProps) {
  return (
    <Columns>
      <Work>{children}</Work>
      <Help aria-label={label}>{help}</Help>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  gap: ${theme.space[8]};

  @media screen and (min-width: 1024px) {
    grid-template-columns: minmax(0, 45rem) minmax(0, 20rem);
    justify-content: space-between;
    align-items: start;
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Help = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size16};
  }
`;
