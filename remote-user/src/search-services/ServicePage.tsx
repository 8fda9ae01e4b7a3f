import { useLocation, useParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { listPath } from 'shared-auth';
import { useRecords, watchServices } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { listServices } from './findServices';
import { ServiceGuide } from './ServiceGuide';

/** What a service needs, and the way to apply for it. */
export function ServicePage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const { service: name = '' } = useParams();
  const { state: opened } = useLocation() as { state: unknown };
  const offered = useRecords(watchServices);
  const service =
    offered.status === 'ready'
      ? listServices(offered.data).find((listed) => listed.name === name)
      : undefined;

  return (
    <>
      <BackLink to={listPath(opened, userPaths.search)}>{words('service.back')}</BackLink>
      <PageHeading lead={service && words('search.issued')}>{name}</PageHeading>
      {offered.status === 'loading' && <PageSkeleton label={words('service.loading')} />}
      {offered.status === 'failed' && (
        <FailedState title={words('apply.servicesFailed')} onRetry={offered.retry}>
          {problemWords(offered.error)}
        </FailedState>
      )}
      {offered.status === 'ready' &&
        (service ? (
          <ServiceGuide service={service} />
        ) : (
          <EmptyState title={words('service.unknown')}>{words('service.unknownText')}</EmptyState>
        ))}
    </>
  );
}
