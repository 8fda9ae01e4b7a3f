import { Announcer, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { PortalRoutes } from './PortalRoutes';
import { RouteFocus } from './routing/RouteFocus';
import { mainId, SkipLink } from './routing/SkipLink';
import { TrialBanner } from './trial/TrialBanner';

/** The frame that every page of the portal stands in. */
export function Portal() {
  return (
    <Frame>
      <SkipLink />
      <Header />
      <TrialBanner />
      <Main id={mainId} tabIndex={-1}>
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

const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
  padding-bottom: ${theme.space[8]};

  &:focus {
    outline: none;
  }
`;
