import { ButtonLink, Card, Facts, Notice, TextLink, formatMoney, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useWords, Words } from '../words';
import type { ListedService } from './findServices';

interface ServiceGuideProps {
  service: ListedService;
}

export function ServiceGuide({
  service: { name, documents, days, fee, isOffered },
}: ServiceGuideProps) {
  const words = useWords();
  return (
    <Sheet>
      <section aria-labelledby="needs">
        <h2 id="needs">{words('service.needs')}</h2>
        <ul>
          {documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      </section>
      {isOffered ? (
        <>
          <Facts
            facts={[
              { label: words('service.time'), value: words('service.days', { days }) },
              {
                label: words('service.fee'),
                value: fee > 0 ? formatMoney(fee) : words('service.free'),
              },
            ]}
          />
          <section aria-labelledby="steps">
            <h2 id="steps">{words('service.steps')}</h2>
            <ol>
              <li>{words('service.stepApply')}</li>
              <li>{words('service.stepReview')}</li>
              <li>{words('service.stepCollect')}</li>
            </ol>
          </section>
          <div>
            <ButtonLink to={userPaths.applyFor(name)}>{words('service.apply')}</ButtonLink>
          </div>
        </>
      ) : (
        <Notice tone="info" title={words('service.notOnline')}>
          <Words
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
  max-width: 720px;

  h2 {
    margin-bottom: ${theme.space[2]};
  }
`;
