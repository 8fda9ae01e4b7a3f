import { ButtonLink, Card, SummaryList, Notice, TextLink, formatMoney, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useServicePapers } from '../my-applications/useServicePapers';
import { userPaths } from '../userPaths';
import { useSearchMessages, SearchMessage } from './i18n';
import type { ListedService } from './findServices';

interface ServiceGuideProps {
  service: ListedService;
}

export function ServiceGuide({ service }: ServiceGuideProps) {
  const t = useSearchMessages();
  const { name, days, fee, isOffered } = service;
  return (
    <Sheet>
      <section aria-labelledby="needs">
        <h2 id="needs">{t('service.needs')}</h2>
        <ul>
          {useServicePapers(service).map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      {isOffered ? (
        <>
          <SummaryList
            rows={[
              { label: t('service.time'), value: t('service.days', { days }) },
              {
                label: t('service.fee'),
                value: fee > 0 ? formatMoney(fee) : t('service.free'),
              },
            ]}
          />
          <section aria-labelledby="steps">
            <h2 id="steps">{t('service.steps')}</h2>
            <ol>
              <li>{t('service.stepApply')}</li>
              <li>{t('service.stepReview')}</li>
              <li>{t('service.stepCollect')}</li>
            </ol>
          </section>
          <div>
            <ButtonLink to={userPaths.applyFor(name)}>{t('service.apply')}</ButtonLink>
          </div>
        </>
      ) : (
        <Notice tone="info" title={t('service.notOnline')}>
          <SearchMessage
            id="service.notOnlineText"
            parts={{ meeting: <TextLink to={userPaths.meeting} /> }}
          />
        </Notice>
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[6]};

  h2 {
    margin-bottom: ${theme.space[2]};
  }
`;
