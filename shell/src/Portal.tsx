import { Announcer, GlobalStyle, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { FirstPaintStyle } from './hydration/FirstPaintStyle';
import { PortalRoutes } from './PortalRoutes';
import { useAreaMark } from './routing/areaMark';
import { RouteFocus } from './routing/RouteFocus';
import { mainId, SkipLink } from './routing/SkipLink';
import { OverrideNotice } from './override/OverrideNotice';

/** The frame of every page of the portal. */
export function Portal() {
  return (
    <Frame data-area={useAreaMark()}>
      <GlobalStyle />
      <FirstPaintStyle />
      <SkipLink />
      <Header />
      <OverrideNotice />
      <Main id={mainId} role="main" tabIndex={-1}>
        <PortalRoutes />
      </Main>
      <Footer />
      <RouteFocus />
      <Announcer />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/** Has a role instead of being a `<main>`: an area moves the role to its work, without its navigation (`takeMain`). */
const Main = styled.div`
  flex: 1 0 auto;
  width: 100%;
  padding-bottom: ${theme.space[8]};

  &:focus {
    outline: none;
  }
`;
