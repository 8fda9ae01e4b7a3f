import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The page's matter, and beside it what helps; below it where the window is narrow. */
export const WorkAndHelp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${theme.space[8]} ${theme.space[12]};

  > :first-child {
    grid-row: 1 / 3;
  }

  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;

    > :first-child {
      grid-row: auto;
    }
  }
`;

export const HelpColumn = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
