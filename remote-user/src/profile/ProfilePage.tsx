import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, SummaryList, PageHeading, StatusTag, media, theme } from 'shared-ui';
import { useOutcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useMessages } from '../i18n';
import { EditName } from './EditName';
import { initialOf } from './initialOf';

export function ProfilePage() {
  const t = useMessages();
  const { name, email, role } = useCitizen();
  const [isEditing, setEditing] = useState(false);
  const showOutcome = useOutcome();

  return (
    <>
      <PageHeading lead={t('profile.lead')}>{t('profile.title')}</PageHeading>
      <Sheet>
        <Person>
          <Avatar aria-hidden="true">{initialOf(name)}</Avatar>
          <div>
            <h2>{name}</h2>
            <Role>{t(`profile.role.${role}`)}</Role>
          </div>
          <Button
            variant="secondary"
            icon={<Pencil size={20} aria-hidden="true" />}
            onClick={() => setEditing(true)}
          >
            {t('profile.edit')}
          </Button>
        </Person>
        <SummaryList
          rows={[
            { label: t('profile.email'), value: email },
            { label: t('profile.accountType'), value: t(`profile.role.${role}`) },
            {
              label: t('profile.accountStatus'),
              value: <StatusTag tone="good">{t('profile.verified')}</StatusTag>,
            },
          ]}
        />
      </Sheet>
      <EditName
        open={isEditing}
        name={name}
        onSaved={() => {
          setEditing(false);
          showOutcome({ tone: 'good', text: t('profile.saved') });
        }}
        onClose={() => setEditing(false)}
      />
    </>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 720px;
`;

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    > button {
      width: 100%;
    }
  }
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-size: ${theme.text.size28};
  font-weight: ${theme.text.heading};
`;

const Role = styled.p`
  color: ${theme.color.muted};
`;
