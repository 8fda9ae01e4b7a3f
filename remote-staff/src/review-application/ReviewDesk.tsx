import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { desk, mouse } from './desk';

interface ReviewDeskProps {
  head: ReactNode;
  sent: ReactNode;
  /** The paper viewer; undefined if there is no paper: then `children` take its place. */
  paper: ReactNode;
  step: ReactNode;
  /** The bar with the buttons of the steps. */
  bar: ReactNode;
  /** The parts that are needed less often. */
  children: ReactNode;
}

/**
 * The application with its paper beside it, and the steps always visible; stacked below 1024 px. A desk is wider than
 * other pages: at 1280 × 800 the usual application is visible without scrolling.
 */
export function ReviewDesk({ head, sent, paper, step, bar, children }: ReviewDeskProps) {
  return (
    <Wide>
      {head}
      <Columns>
        <Sent>{sent}</Sent>
        {paper && <Paper>{paper}</Paper>}
        <Step>{step}</Step>
        <Bar>{bar}</Bar>
        {!paper && <Beside>{children}</Beside>}
      </Columns>
      {paper && <Rest>{children}</Rest>}
    </Wide>
  );
}

const Wide = styled.div`
  h2 {
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.size18};
  }

  ${desk} {
    /* Wider than the page, as far as the window has room. */
    margin-inline: calc(50% - min(50vw - ${theme.space[6]}, 45rem));

    h2 {
      margin-bottom: ${theme.space[2]};
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${desk} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    /* The last row has room for the bar. */
    grid-template-rows: auto auto minmax(4.25rem, 1fr);
    column-gap: ${theme.space[4]};
    row-gap: ${theme.space[2]};

    section {
      padding: ${theme.space[2]} ${theme.space[4]};
    }
  }

  ${mouse} {
    section button {
      min-height: 32px;
      padding-block: 2px;
    }
  }
`;

const Sent = styled.div`
  min-width: 0;

  ${desk} {
    grid-area: 1 / 1;
  }
`;

const Paper = styled.div`
  min-width: 0;

  ${desk} {
    position: sticky;
    top: ${theme.space[2]};
    grid-area: 1 / 2 / 4 / 3;
    align-self: start;
    height: calc(100vh - 16.5rem);
    min-height: 24rem;

    > section {
      height: 100%;
    }
  }
`;

const Step = styled.div`
  min-width: 0;

  ${desk} {
    grid-area: 2 / 1;
  }
`;

const Bar = styled.div`
  min-width: 0;

  ${desk} {
    position: sticky;
    bottom: 0;
    grid-area: 1 / 1 / 4 / 2;
    align-self: end;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.canvas};

    &:empty {
      display: none;
    }
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
  min-width: 0;

  ${desk} {
    grid-area: 1 / 2 / 4 / 3;
    gap: ${theme.space[2]};
  }
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26.25rem), 1fr));
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[6]};
`;
