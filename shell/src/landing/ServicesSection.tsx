import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { useMessages } from '../service-pages/i18n';
import { ServiceBoard } from '../service-pages/ServiceBoard';
import { useServices } from '../service-pages/useServices';

/** Most lines of the board on the landing page; `/services` lists all. */
const shown = 8;

/** The services with days and fee, shown without an account. */
export function ServicesSection() {
  const t = useMessages();
  const services = useServices();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services">
      <Head>
        <h2 id="services">{t('board.title')}</h2>
        <Ways>
          <TextLink to={portalPaths.services}>{t('board.all')}</TextLink>
          <TextLink to={portalPaths.track}>{t('board.track')}</TextLink>
        </Ways>
        <p>{t('board.lead')}</p>
      </Head>
      <ServiceBoard services={services.slice(0, shown)} />
    </section>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};

  a {
    padding-block: ${theme.space[1]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  margin-bottom: ${theme.space[4]};

  h2 {
    margin: 0;
  }

  p {
    flex-basis: 100%;
    margin: 0;
    color: ${theme.color.muted};
  }
`;
