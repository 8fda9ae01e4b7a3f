import { PageHeading, ButtonLink, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { useMessages } from '../i18n';
import { HowItWorks } from './HowItWorks';
import { PortalCards } from './PortalCards';
import { VillageDrawing } from './VillageDrawing';

export function LandingPage() {
  const t = useMessages();
  return (
    <Sections>
      <Hero>
        <div>
          <PageHeading documentTitle={t('landing.documentTitle')} lead={t('landing.description')}>
            {t('landing.title')}
          </PageHeading>
          <Actions>
            <ButtonLink to="/user/register">{t('landing.start')}</ButtonLink>
            <ButtonLink to={portalPaths.help} variant="quiet">
              {t('landing.help')}
            </ButtonLink>
          </Actions>
        </div>
        <VillageDrawing />
      </Hero>
      <PortalCards />
      <HowItWorks />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space[16]} ${theme.space[4]};

  ${media.mobile} {
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} ${theme.space[4]} ${theme.space[12]};
  }
`;

const Hero = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr;
  align-items: center;
  gap: ${theme.space[12]};

  h1 {
    font-size: ${theme.text.size36};
  }

  ${media.mobile} {
    grid-template-columns: 1fr;
    gap: ${theme.space[6]};

    h1 {
      font-size: ${theme.text.size28};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
`;
