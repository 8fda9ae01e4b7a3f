import { RecordText } from 'shared-area';
import type { StaffProfile } from 'shared-data';
import { Card, SummaryList, formatMoney, StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { initialsOf } from './initials';
import { PrivateAmount } from './PrivateAmount';

interface ProfileCardProps {
  /** The name of the signed-in person; on a sample the sample's own name. */
  name: string;
  profile: StaffProfile;
}

export function ProfileCard({ name, profile }: ProfileCardProps) {
  const t = useMessages();
  return (
    <Card as="section" aria-labelledby="profile-title">
      <Person>
        <Initials aria-hidden="true">{initialsOf(name)}</Initials>
        <div>
          <h2 id="profile-title">{name}</h2>
          <p>
            <RecordText sample={profile.sample}>{profile.position}</RecordText>
          </p>
        </div>
      </Person>
      {profile.sample && (
        <Sample>
          <StatusTag tone="neutral">{t('profile.sample')}</StatusTag> {t('profile.sampleText')}
        </Sample>
      )}
      <SummaryList
        arrangement="apart"
        rows={[
          { label: t('profile.employeeId'), value: profile.employeeId },
          {
            label: t('profile.department'),
            value: <RecordText sample={profile.sample}>{profile.department}</RecordText>,
          },
          {
            label: t('profile.salary'),
            value: (
              <PrivateAmount
                label={t('profile.salary')}
                amount={t('profile.perMonth', { amount: formatMoney(profile.salary) })}
              />
            ),
          },
          {
            label: t('profile.leaveBalance'),
            value: t('profile.days', { days: profile.leaveBalance }),
          },
        ]}
      />
    </Card>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};

  h2 {
    font-size: ${theme.text.size18};
    overflow-wrap: anywhere;
  }

  p {
    color: ${theme.color.muted};
  }
`;

const Sample = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.heading};
`;
