import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ButtonLink, media, PageHeading, TextLink, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { portalPaths } from '../portalPaths';
import { ForSession } from '../session/ForSession';
import { useMessages } from './i18n';
import { OfficeCard } from './OfficeCard';
import type { PublishedService } from './PublishedService';
import { ServiceSections } from './ServiceSections';
import { services } from './services';
import { applyPath } from './servicePaths';
import { useFeeText } from './useFeeText';

/** One service, for whoever has no account yet: what it needs, costs and gives, and the way to apply. */
export function ServicePage() {
  const { slug } = useParams();
  const service = services.find((published) => published.slug === slug);
  return service ? <ServiceInFull service={service} /> : <NotFoundPage />;
}

interface ServiceInFullProps {
  service: PublishedService;
}

function ServiceInFull({ service }: ServiceInFullProps) {
  const t = useMessages();
  const feeText = useFeeText();
  const { name, description, days, fee, bring } = service;
  return (
    <div>
      <Back>
        <TextLink to={portalPaths.services}>
          <ArrowLeft size={16} aria-hidden />
          {t('service.back')}
        </TextLink>
      </Back>
      <PageHeading lead={description || t('service.lead')}>{name}</PageHeading>
      <Columns>
        <Facts aria-labelledby="facts">
          <VisuallyHidden as="h2" id="facts">
            {t('service.facts')}
          </VisuallyHidden>
          <Figures>
            <div>
              <dt>{t('service.fee')}</dt>
              <dd>
                <Figure>{feeText(fee)}</Figure>
                <span>{fee > 0 ? t('service.feeWhere') : t('service.feeNone')}</span>
              </dd>
            </div>
            <div>
              <dt>{t('service.days')}</dt>
              <dd>
                <Figure>{String(days)}</Figure>
                <span>{t('service.workingDays', { days })}</span>
              </dd>
            </div>
            <div>
              <dt>{t('service.how')}</dt>
              <dd>{bring === undefined ? t('service.online') : t('service.withVisit')}</dd>
            </div>
          </Figures>
          <ButtonLink to={applyPath(name)} aria-label={t('service.applyNamed', { service: name })}>
            {t('service.apply')}
          </ButtonLink>
          <ForSession who={['nobody']}>
            <Note>{t('service.signIn')}</Note>
          </ForSession>
        </Facts>
        <Sections>
          <ServiceSections service={service} />
        </Sections>
        <OfficeCard title={t('service.office')} />
      </Columns>
    </div>
  );
}

const Back = styled.p`
  margin: 0 0 ${theme.space[4]};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 24px;
  }
`;

/* What one came for is first: on a phone above the papers, on a desktop beside them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px) 320px;
  grid-template-rows: auto 1fr;
  justify-content: space-between;
  gap: ${theme.space[8]};

  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

const Sections = styled.div`
  grid-area: 1 / 1 / 3;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};

  h2 {
    margin: 0 0 ${theme.space[3]};
    font-size: ${theme.text.size22};
  }

  p {
    margin: 0;
    max-width: ${theme.size.measure};
  }

  p + p {
    margin-top: ${theme.space[2]};
  }

  @media (max-width: 960px) {
    grid-area: auto;
  }
`;

const Facts = styled.section`
  grid-column: 2;
  display: grid;
  gap: ${theme.space[4]};
  align-self: start;
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-top: 4px solid ${theme.color.primary};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  @media (max-width: 960px) {
    grid-column: 1;
  }

  ${media.mobile} {
    padding: ${theme.space[4]};
  }
`;

/* The two figures that one compares side by side, and under them what goes with both. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  overflow-wrap: anywhere;

  > div:nth-child(2) {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 1px solid ${theme.color.line};
  }

  > div:last-child {
    grid-column: 1 / -1;
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }

  dt,
  span {
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }

  dd {
    display: grid;
    margin: 0;
  }
`;

const Figure = styled.strong`
  font-size: ${theme.text.size28};
  font-weight: ${theme.text.heading};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
