import { useParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchServices } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { EditServiceForm } from './EditServiceForm';

/** `/admin/services/:id`: what a service is called, needs and promises. */
export function EditServicePage() {
  const t = useMessages();
  const { id } = useParams();
  const services = useRecords(watchServices);
  const found =
    services.status === 'ready' ? services.data.find((service) => service.id === id) : undefined;

  return (
    <>
      <BackLink to={adminPaths.services}>{t('editService.back')}</BackLink>
      <PageHeading lead={t('editService.lead')} documentTitle={t('editService.documentTitle')}>
        {found ? t('editService.title', { name: found.name }) : t('editService.documentTitle')}
      </PageHeading>
      <RecordsView
        state={services}
        failed={t('services.failed')}
        skeleton={<Skeleton height="420px" />}
      >
        {() =>
          found ? (
            <EditServiceForm key={found.id} service={found} />
          ) : (
            <EmptyState
              title={t('editService.gone')}
              action={<ButtonLink to={adminPaths.services}>{t('editService.back')}</ButtonLink>}
            >
              {t('editService.goneText')}
            </EmptyState>
          )
        }
      </RecordsView>
    </>
  );
}
