import { use, useLayoutEffect, type ReactNode } from 'react';
import { AreaHost } from 'shared-platform';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

export interface AreaLayoutProps {
  navigation: ReactNode;
  /** A line about the area as a whole, below its pages. A status, such as a lost connection, stays visible. */
  note?: ReactNode;
  children: ReactNode;
}

/** The navigation of an area above its work, which is the page's `main` if the shell leaves that to the area. */
export function AreaLayout({ navigation, note, children }: AreaLayoutProps) {
  const { main } = use(AreaHost);
  useLayoutEffect(() => main?.take(), [main]);
  return (
    <>
      {navigation}
      <Work {...(main && { as: 'main', id: main.id, tabIndex: -1 })}>
        <Pages>{children}</Pages>
        <Note>{note}</Note>
      </Work>
    </>
  );
}

/** Higher than the window, so that the note at its end does not move visibly while a page loads. */
const Work = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  min-height: 100vh;
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[4]} ${theme.space[6]};

  &:focus {
    outline: none;
  }

  ${media.mobile} {
    min-height: calc(100vh + 4rem);
    padding-top: ${theme.space[4]};
  }

  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Pages = styled.div`
  flex: 1 0 auto;
`;

/** At the end of the page, where showing or hiding it moves nothing. */
const Note = styled.div`
  margin-top: ${theme.space[8]};

  &:has([role='status']) {
    position: sticky;
    z-index: 2;
    bottom: calc(var(--bottom-bar, 0px) + ${theme.space[2]});
    pointer-events: none;
  }

  ${media.print} {
    display: none;
  }
`;
