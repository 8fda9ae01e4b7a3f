import { Actions, ButtonLink, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { documentPart } from '../hydration/DocumentPart';
import { FullHeight } from '../routing/AwaitedPage';
import { portalPaths } from '../portalPaths';
import { useMessages } from '../i18n';
import { drawingCode } from './drawingCode';

// The last of a page that is as high as the window: nothing moves when it comes.
const drawing = documentPart({ code: drawingCode, waiting: null });

export function NotFoundPage() {
  const t = useMessages();
  return (
    <FullHeight>
      <PageHeading lead={t('notFound.text')}>{t('notFound.title')}</PageHeading>
      <Ways>
        <ButtonLink to={portalPaths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={portalPaths.help} variant="quiet">
          {t('notFound.help')}
        </ButtonLink>
      </Ways>
      {drawing}
    </FullHeight>
  );
}

const Ways = styled(Actions)`
  + svg {
    margin-top: ${theme.space[8]};
  }
`;
