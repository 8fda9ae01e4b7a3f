import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

export interface AreaLayoutProps {
  navigation: ReactNode;
  /** A line about the area as a whole, such as a lost connection. Its place is there without it too. */
  note?: ReactNode;
  children: ReactNode;
}

/** The navigation of an area above its work. The shell gives the page its `<main>`. */
export function AreaLayout({ navigation, note, children }: AreaLayoutProps) {
  return (
    <>
      {navigation}
      <Work>
        <Note>{note}</Note>
        {children}
      </Work>
    </>
  );
}

const Work = styled.div`
  width: 100%;
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: 0 ${theme.space[4]} ${theme.space[16]};
`;

/** The space above a page, high enough for the note: nothing moves when it comes and goes. */
const Note = styled.div`
  display: flex;
  align-items: center;
  min-height: 40px;

  /* Two lines on a phone, three on the narrowest. */
  ${media.mobile} {
    min-height: 56px;
  }

  @media (max-width: 340px) {
    min-height: 76px;
  }

  ${media.print} {
    visibility: hidden;
  }
`;
