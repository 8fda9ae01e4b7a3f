import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The row above a table: search, filters, actions. */
export const TableToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};

  > * {
    flex: 0 1 auto;
  }

  > :first-child:not(:only-child) {
    flex: 1 1 240px;
    max-width: 420px;
  }

  /* Not sized by its options: late ones would widen it, and move its neighbours. */
  > :has(select) {
    flex: 1 1 176px;
  }

  @media (min-width: 480px) {
    > :has(select) {
      max-width: 240px;
    }
  }
`;
