import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The frame in which a paper is scrolled; the page names it and makes it focusable. */
export const PaperFrame = styled.div`
  flex: 1 1 auto;
  min-height: 20rem;
  max-height: 80vh;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralGround};
  overscroll-behavior: contain;
`;
