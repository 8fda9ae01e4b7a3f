import { useLocation, useParams } from 'react-router-dom';
import { BackLink, InLanguage, OfficeHelp, PageColumns, useServiceName } from 'shared-area';
import { listPath } from 'shared-auth';
import { useRecords, watchServices } from 'shared-data';
import { EmptyState, PageHeading } from 'shared-ui';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useSearchMessages } from './i18n';
import { listServices } from './findServices';
import { ServiceGuide } from './ServiceGuide';

/** What a service needs, and the link to its form. */
export function ServicePage() {
  const t = useSearchMessages();
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
      <RecordsView state={offered} failed={t('failed')} loading={t('service.loading')}>
        {() =>
          service ? (
            <PageColumns help={<OfficeHelp />}>
              <ServiceGuide service={service} />
            </PageColumns>
          ) : (
            <EmptyState title={t('service.unknown')} drawing="lost">
              {t('service.unknownText')}
            </EmptyState>
          )
        }
      </RecordsView>
    </>
  );
}
