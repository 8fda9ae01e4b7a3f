import { useParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchServices } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useWords } from '../words';
import { EditServiceForm } from './EditServiceForm';

/** `/admin/services/:id`: what a service is called, needs and promises. */
export function EditServicePage() {
  const words = useWords();
  const { id } = useParams();
  const services = useRecords(watchServices);
  const found =
    services.status === 'ready' ? services.data.find((service) => service.id === id) : undefined;

  return (
    <>
      <BackLink to={adminPaths.services}>{words('editService.back')}</BackLink>
      <PageHeading
        lead={words('editService.lead')}
        documentTitle={words('editService.documentTitle')}
      >
        {found
          ? words('editService.title', { name: found.name })
          : words('editService.documentTitle')}
      </PageHeading>
      <RecordsView
        state={services}
        failed={words('services.failed')}
        skeleton={<Skeleton height="420px" />}
      >
        {() =>
          found ? (
            <EditServiceForm key={found.id} service={found} />
          ) : (
            <EmptyState
              title={words('editService.gone')}
              action={<ButtonLink to={adminPaths.services}>{words('editService.back')}</ButtonLink>}
            >
              {words('editService.goneText')}
            </EmptyState>
          )
        }
      </RecordsView>
    </>
  );
}
