import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { OfficeHelp, PageColumns, useCurrentUser } from 'shared-area';
import { Button, Card, SummaryList, PageHeading, StatusTag, media, theme } from 'shared-ui';
import { useOutcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useProfileMessages } from './i18n';
import { EditName } from './EditName';
import { initialOf } from './initialOf';

export function ProfilePage() {
  const t = useProfileMessages();
  const { name, email, role } = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const showOutcome = useOutcome();

  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <PageColumns help={<OfficeHelp />}>
        <Sheet>
          <Person>
            <Avatar aria-hidden="true">{initialOf(name)}</Avatar>
            <div>
              <h2>{name}</h2>
              <Role>{t(`role.${role}`)}</Role>
            </div>
            <Button
              variant="secondary"
              icon={<Pencil size={20} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {t('edit')}
            </Button>
          </Person>
          <SummaryList
            rows={[
              { label: t('email'), value: email },
              { label: t('accountType'), value: t(`role.${role}`) },
              {
                label: t('accountStatus'),
                value: <StatusTag tone="good">{t('verified')}</StatusTag>,
              },
            ]}
          />
        </Sheet>
      </PageColumns>
      <EditName
        open={isEditing}
        name={name}
        onSaved={() => {
          setEditing(false);
          showOutcome({ tone: 'good', text: t('saved') });
        }}
        onClose={() => setEditing(false)}
      />
    </>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[6]};
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
