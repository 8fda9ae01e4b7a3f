import { useId } from 'react';
import type { StaffProfile } from 'shared-data';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { SampleTag } from '../records/SampleTag';
import { useMessages } from '../i18n';
import { Bar } from './Bar';
import { performanceKeys, summarisePerformance } from './performanceSummary';

type PerformanceCardProps = Pick<StaffProfile, 'performance' | 'sample'>;

export function PerformanceCard({ performance, sample }: PerformanceCardProps) {
  const t = useMessages();
  const id = useId();
  const { average, best, worst } = summarisePerformance(performance);

  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t('performance.title')}</h2>
        {sample && <SampleTag />}
      </Head>
      <Bars>
        {performanceKeys.map((key) => {
          const text = t('performance.percent', { share: performance[key] / 100 });
          return (
            <li key={key}>
              <Label>
                <span id={`${id}-${key}`}>{t(`performance.${key}`)}</span>
                <strong>{text}</strong>
              </Label>
              <Bar labelledBy={`${id}-${key}`} share={performance[key] / 100} text={text} />
            </li>
          );
        })}
      </Bars>
      <Summary>
        {t('performance.summary', {
          average,
          best: t(`performance.${best.key}`),
          bestPercent: best.share,
          worst: t(`performance.${worst.key}`),
          worstPercent: worst.share,
        })}
      </Summary>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};

  h2 {
    font-size: ${theme.text.size18};
  }
`;

const Bars = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  li {
    max-width: none;
  }
`;

const Label = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
`;

const Summary = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.muted};
`;
