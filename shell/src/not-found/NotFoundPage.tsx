import { Actions, ButtonLink, PageHeading } from 'shared-ui';
import { documentPart } from '../hydration/DocumentPart';
import { FullHeight } from '../routing/AwaitedPage';
import { portalPaths } from '../portalPaths';
import { useMessages } from '../i18n';
import { waysOnCode } from './waysOnCode';

// The last part of a page that is as high as the window: nothing moves when it loads.
const waysOn = documentPart({ code: waysOnCode, waiting: null });

export function NotFoundPage() {
  const t = useMessages();
  return (
    <FullHeight>
      <PageHeading lead={t('notFound.text')}>{t('notFound.title')}</PageHeading>
      <Actions>
        <ButtonLink to={portalPaths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={portalPaths.help} variant="quiet">
          {t('notFound.help')}
        </ButtonLink>
      </Actions>
      {waysOn}
    </FullHeight>
  );
}
