import type { AccessScreenProps } from 'shared-auth';
import { LazyPage, PageSkeleton } from 'shared-ui';
import { Page } from '../routing/Page';
import { useMessages } from '../i18n';

const loadAccessPage = async () => (await import('./AccessPage')).AccessPage;

/** In the place of an area: its outline while access is being checked, and else why it is not shown. */
export function AccessScreen(props: AccessScreenProps) {
  const t = useMessages();
  return (
    <Page>
      {props.state.status === 'checking' ? (
        <PageSkeleton label={t('page.loading')} />
      ) : (
        <LazyPage load={loadAccessPage} props={props} />
      )}
    </Page>
  );
}
