import { Banknote } from 'lucide-react';
import { useId } from 'react';
import { type StaffProfile } from 'shared-data';
import { ButtonLink, Card, SummaryList, formatDay, formatMoney, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { SampleTag } from '../records/SampleTag';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';
import { Bar } from './Bar';
import { ratingShare } from './performanceSummary';
import { PrivateAmount } from './PrivateAmount';

export function BenefitsCard({ profile }: { profile: StaffProfile }) {
  const t = useMessages();
  const bonusId = useId();
  const rating = profile.performanceRating;
  const bonus = ratingShare(rating);
  const bonusText = t('benefits.bonusText', { percent: bonus, rating });

  return (
    <Card as="section" aria-labelledby="benefits-title">
      <Head>
        <h2 id="benefits-title">{t('benefits.title')}</h2>
        {profile.sample && <SampleTag />}
      </Head>
      <SummaryList
        arrangement="apart"
        rows={[
          {
            label: t('benefits.monthlySalary'),
            value: (
              <PrivateAmount
                label={t('benefits.monthlySalary')}
                amount={formatMoney(profile.salary)}
              />
            ),
          },
          {
            label: t('benefits.nextPayday'),
            value: formatDay(profile.nextPayday),
          },
          { label: t('benefits.taxYear'), value: profile.taxYear },
          {
            label: t('benefits.leaveBalance'),
            value: t('profile.days', { days: profile.leaveBalance }),
          },
          { label: t('benefits.medical'), value: profile.medicalBenefits },
        ]}
      />
      <Bonus>
        <p id={bonusId}>{t('benefits.bonus')}</p>
        <Bar labelledBy={bonusId} share={bonus} text={bonusText} />
        <Small>{bonusText}</Small>
      </Bonus>
      <ButtonLink
        variant="secondary"
        to={staffPaths.payslips}
        icon={<Banknote size={20} aria-hidden="true" />}
      >
        {t('benefits.payslips')}
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
