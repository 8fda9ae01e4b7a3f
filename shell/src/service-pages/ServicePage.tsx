import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import {
  ButtonLink,
  Card,
  media,
  PageGrid,
  PageHeading,
  TextLink,
  theme,
  VisuallyHidden,
} from 'shared-ui';
import { styled } from 'styled-components';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { OfficeCard } from '../page-frame/OfficeCard';
import { portalPaths } from '../portalPaths';
import { ForSession } from '../session/ForSession';
import { useMessages } from './i18n';
import { InLanguage } from './InLanguage';
import type { ServiceInLanguage } from './PublishedService';
import { ServiceSections } from './ServiceSections';
import { applyPath } from './servicePaths';
import { useFeeText } from './useFeeText';
import { useServices } from './useServices';

/** One service, for a visitor without an account: what it needs, what it costs, its result, and how to apply. */
export function ServicePage() {
  const { slug } = useParams();
  const service = useServices().find((published) => published.slug === slug);
  return service ? <ServiceInFull service={service} /> : <NotFoundPage />;
}

interface ServiceInFullProps {
  service: ServiceInLanguage;
}

function ServiceInFull({ service }: ServiceInFullProps) {
  const t = useMessages();
  const feeText = useFeeText();
  const { firstName, name, description, days, fee, bring } = service;
  return (
    <Page>
      <Back>
        <TextLink to={portalPaths.services}>
          <ArrowLeft data-turns size={16} aria-hidden />
          {t('service.back')}
        </TextLink>
      </Back>
      <PageHeading
        documentTitle={name.text}
        lead={description.text ? <InLanguage of={description} /> : t('service.lead')}
      >
        <InLanguage of={name} />
      </PageHeading>
      <Columns>
        <Facts as="section" aria-labelledby="facts">
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
          <ButtonLink
            to={applyPath(firstName)}
            aria-label={t('service.applyNamed', { service: name.text })}
          >
            {t('service.apply')}
          </ButtonLink>
          <ForSession who={['nobody']}>
            <Note>{t('service.signIn')}</Note>
          </ForSession>
        </Facts>
        <Sections>
          <ServiceSections service={service} />
        </Sections>
        <OfficeCard />
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
`;

/* On a phone below the title, so that the title is within 140 px of the top. */
const Back = styled.p`
  margin: 0 0 ${theme.space[4]};

  ${media.mobile} {
    order: 1;
    margin-top: -${theme.space[3]};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 24px;
  }
`;

/* The main content is first: on a phone above the papers, on a desktop beside them. */
const Columns = styled(PageGrid)`
  ${media.mobile} {
    order: 1;
  }

  ${media.columns} {
    grid-template-rows: auto 1fr;
  }
`;

const Sections = styled.div`
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

  ${media.columns} {
    grid-area: 1 / 1 / 3;
  }
`;

const Facts = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  align-self: start;
  border-top: 4px solid ${theme.color.primary};

  ${media.columns} {
    grid-column: 2;
  }
`;

/* The two figures side by side, for comparison, and below them what belongs to both. */
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
