import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** A line across the page with a notice and an action for it. */
export const NoticeStrip = styled.div<{ $tone: 'info' | 'warn' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};
  color: ${theme.color.ink};
`;
