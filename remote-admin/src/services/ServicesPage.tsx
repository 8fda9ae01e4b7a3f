import {
  addService,
  removeService,
  restoreService,
  useRecords,
  watchServices,
  type Service,
} from 'shared-data';
import { EmptyState, PageHeading, Skeleton, TextLink } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { RecordsView } from '../admin/RecordsView';
import { useProblemMessage } from '../admin/useProblemMessage';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { AddServiceForm } from './AddServiceForm';
import { ServiceList } from './ServiceList';

/** `/admin/services`: the list that the citizens' apply form offers. */
export function ServicesPage() {
  const t = useMessages();
  const services = useRecords(watchServices);
  const { run } = useAction(useProblemMessage());

  const restore = (service: Service) =>
    run(service.id, async () => {
      await restoreService(service);
      return { tone: 'good', text: t('services.restored', { name: service.name }) };
    });

  const remove = (service: Service) =>
    run(service.id, async () => {
      const removed = await removeService(service.id);
      const text = t('services.removed', { name: removed.name });
      return { tone: 'info', text, onUndo: () => restore(removed) };
    });

  const add = (typed: string) =>
    run('add', async () => {
      const result = await addService(typed);
      if (!result.added) return null;
      const { service, duplicate } = result;
      const { id, name } = service;
      const text = (
        <>
          {t(duplicate ? 'services.addedTwice' : 'services.added', { name })}{' '}
          <TextLink to={adminPaths.service(id)}>{t('services.describe')}</TextLink>
        </>
      );
      if (!duplicate) return { tone: 'good', text };
      return { tone: 'warn', text, onUndo: () => remove(service) };
    });

  return (
    <>
      <PageHeading lead={t('services.lead')}>{t('services.title')}</PageHeading>
      <AddServiceForm onAdd={add} />
      <RecordsView
        state={services}
        failed={t('services.failed')}
        skeleton={<Skeleton lines={5} height="84px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('services.empty')}>{t('services.emptyText')}</EmptyState>
          ) : (
            <ServiceList services={list} onRemove={(service) => void remove(service)} />
          )
        }
      </RecordsView>
    </>
  );
}
