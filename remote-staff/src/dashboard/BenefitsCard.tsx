import { Banknote } from 'lucide-react';
import { useId } from 'react';
import { type StaffProfile, startOfDay } from 'shared-data';
import { ButtonLink, Card, Facts, formatDate, formatMoney, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { SampleTag } from '../records/SampleTag';
import { staffPaths } from '../staffPaths';
import { useWords } from '../words';
import { Bar } from './Bar';
import { ratingShare } from './performanceSummary';

export function BenefitsCard({ profile }: { profile: StaffProfile }) {
  const words = useWords();
  const bonusId = useId();
  const rating = profile.performanceRating;
  const bonus = ratingShare(rating);
  const bonusText = words('benefits.bonusText', { percent: bonus, rating });

  return (
    <Card as="section" aria-labelledby="benefits-title">
      <Head>
        <h2 id="benefits-title">{words('benefits.title')}</h2>
        {profile.sample && <SampleTag />}
      </Head>
      <Facts
        arrangement="apart"
        facts={[
          { label: words('benefits.monthlySalary'), value: formatMoney(profile.salary) },
          {
            label: words('benefits.nextPayday'),
            value: formatDate(startOfDay(profile.nextPayday)),
          },
          { label: words('benefits.taxYear'), value: profile.taxYear },
          {
            label: words('benefits.leaveBalance'),
            value: words('profile.days', { days: profile.leaveBalance }),
          },
          { label: words('benefits.medical'), value: profile.medicalBenefits },
        ]}
      />
      <Bonus>
        <p id={bonusId}>{words('benefits.bonus')}</p>
        <Bar labelledBy={bonusId} share={bonus} text={bonusText} />
        <Small>{bonusText}</Small>
      </Bonus>
      <ButtonLink
        variant="secondary"
        to={staffPaths.payslips}
        icon={<Banknote size={20} aria-hidden="true" />}
      >
        {words('benefits.payslips')}
      </ButtonLink>
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

const Bonus = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  margin: ${theme.space[4]} 0;
`;

const Small = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
