import { ButtonLink, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { useWords } from '../words';

export function NotFoundPage() {
  const words = useWords();
  return (
    <>
      <PageHeading lead={words('notFound.text')}>{words('notFound.title')}</PageHeading>
      <Actions>
        <ButtonLink to={portalPaths.home}>{words('notFound.home')}</ButtonLink>
        <ButtonLink to={portalPaths.help} variant="quiet">
          {words('notFound.help')}
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
