import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface AreaLayoutProps {
  navigation: ReactNode;
  children: ReactNode;
}

/** The navigation of an area above its work. The shell gives the page its `<main>`. */
export function AreaLayout({ navigation, children }: AreaLayoutProps) {
  return (
    <>
      {navigation}
      <Work>{children}</Work>
    </>
  );
}

const Work = styled.div`
  width: 100%;
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[4]} ${theme.space[16]};
`;
