import { PageHeading, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { documentPart } from '../hydration/DocumentPart';
import { landingParts } from './landingParts';
import { useMessages } from './i18n';
import { HeroActions } from './HeroActions';
import { PortalCards } from './PortalCards';

// As high as the loaded content, so that nothing moves.
const DrawingPlace = styled.div`
  aspect-ratio: 320 / 220;
`;
const SectionsPlace = styled.div`
  min-height: 45rem;
`;

const drawing = documentPart({ code: landingParts.drawing, waiting: <DrawingPlace /> });
const sections = documentPart({ code: landingParts.sections, waiting: <SectionsPlace /> });

export function LandingPage() {
  const t = useMessages();
  return (
    <Sections>
      <Hero>
        <div>
          <PageHeading documentTitle={t('landing.documentTitle')} lead={t('landing.description')}>
            {t('landing.title')}
          </PageHeading>
          <HeroActions />
        </div>
        {drawing}
      </Hero>
      <PortalCards />
      {sections}
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
