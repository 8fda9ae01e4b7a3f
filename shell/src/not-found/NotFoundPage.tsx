import { ButtonLink, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { useMessages } from '../i18n';

export function NotFoundPage() {
  const t = useMessages();
  return (
    <>
      <PageHeading lead={t('notFound.text')}>{t('notFound.title')}</PageHeading>
      <Actions>
        <ButtonLink to={portalPaths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={portalPaths.help} variant="quiet">
          {t('notFound.help')}
        </ButtonLink>
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
