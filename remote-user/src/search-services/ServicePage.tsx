import { useLocation, useParams } from 'react-router-dom';
import { BackLink, InLanguage, OfficeHelp, PageColumns, useServiceName } from 'shared-area';
import { listPath } from 'shared-auth';
import { useRecords, watchServices } from 'shared-data';
import { EmptyState, FailedState, PageHeading, PageSkeleton } from 'shared-ui';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useSearchMessages } from './i18n';
import { useApplyMessages } from '../apply-for-service/i18n';
import { listServices } from './findServices';
import { ServiceGuide } from './ServiceGuide';

/** What a service needs, and the way to apply for it. */
export function ServicePage() {
  const t = useSearchMessages();
  const tApply = useApplyMessages();
  const problemMessage = useProblemMessage();
  const { service: name = '' } = useParams();
  const shown = useServiceName(name);
  const { state: opened } = useLocation() as { state: unknown };
  const offered = useRecords(watchServices);
  const service =
    offered.status === 'ready'
      ? listServices(offered.data).find((listed) => listed.name === name)
      : undefined;

  return (
    <>
      <BackLink to={listPath(opened, userPaths.search)}>{t('service.back')}</BackLink>
      <PageHeading documentTitle={shown.text} lead={service && t('issued')}>
        <InLanguage lang={shown.lang}>{shown.text}</InLanguage>
      </PageHeading>
      {offered.status === 'loading' && <PageSkeleton label={t('service.loading')} />}
      {offered.status === 'failed' && (
        <FailedState title={tApply('servicesFailed')} onRetry={offered.retry}>
          {problemMessage(offered.error)}
        </FailedState>
      )}
      {offered.status === 'ready' &&
        (service ? (
          <PageColumns help={<OfficeHelp />}>
            <ServiceGuide service={service} />
          </PageColumns>
        ) : (
          <EmptyState title={t('service.unknown')} drawing="lost">
            {t('service.unknownText')}
          </EmptyState>
        ))}
    </>
  );
}
