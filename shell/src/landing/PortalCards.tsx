import { ErrorBox, media, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { areaNames } from '../areas/area';
import { useMessages } from './i18n';
import { PortalCard } from './PortalCard';
import { useEnterPortal } from './useEnterPortal';

export function PortalCards() {
  const t = useMessages();
  const { refused, enter } = useEnterPortal();
  return (
    <section aria-labelledby="portals">
      <VisuallyHidden as="h2" id="portals">
        {t('landing.portals')}
      </VisuallyHidden>
      {refused && (
        <Alert>
          <ErrorBox>{t(`card.loginFirst.${refused}`)}</ErrorBox>
        </Alert>
      )}
      <Cards>
        {areaNames.map((area) => (
          <PortalCard key={area} area={area} onEnter={() => enter(area)} />
        ))}
      </Cards>
    </section>
  );
}

const Alert = styled.div`
  margin-bottom: ${theme.space[4]};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[6]};

  ${media.mobile} {
    grid-template-columns: 1fr;
    gap: ${theme.space[4]};
  }
`;
