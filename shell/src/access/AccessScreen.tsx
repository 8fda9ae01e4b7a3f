import type { AccessScreenProps } from 'shared-auth';
import { LazyPage, PageSkeleton } from 'shared-ui';
import { Page } from '../routing/Page';

const loadAccessPage = async () => (await import('./AccessPage')).AccessPage;

/** In the place of an area: its outline while access is being checked, and else why it is not shown. */
export function AccessScreen(props: AccessScreenProps) {
  return (
    <Page>
      {props.state.status === 'checking' ? (
        <PageSkeleton />
      ) : (
        <LazyPage load={loadAccessPage} props={props} />
      )}
    </Page>
  );
}
