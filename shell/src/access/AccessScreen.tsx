import type { AccessScreenProps } from 'shared-auth';
import { LazyPage, PageSkeleton } from 'shared-ui';
import { Page } from '../routing/Page';

const loadAccessPage = async () => (await import('./AccessPage')).AccessPage;

/** Shown in place of an area: its skeleton while access is being checked, else why it is not shown. */
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
