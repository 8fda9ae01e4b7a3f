import { Banknote } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink, Card, EmptyState, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';

/** Shown instead of profile, benefits and performance if the council has entered none of them. */
export function NoProfileCard() {
  const t = useMessages();
  const id = useId();

  return (
    <Card as="section" aria-labelledby={id}>
      <Title id={id}>{t('profile.title')}</Title>
      <EmptyState
        title={t('profile.none')}
        drawing="people"
        action={
          <ButtonLink
            variant="secondary"
            to={staffPaths.payslips}
            icon={<Banknote size={20} aria-hidden="true" />}
          >
            {t('benefits.payslips')}
          </ButtonLink>
        }
      >
        {t('profile.noneText')}
      </EmptyState>
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${theme.text.size18};
`;
