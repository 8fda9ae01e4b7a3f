import { HelpPart, PageColumns, ServiceName } from 'shared-area';
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
import { PublicPagesNotice } from '../public-pages/PublicPagesNotice';
import { ServicesMessage, useServicesMessages } from './i18n';
import { AddServiceForm } from './AddServiceForm';
import { ServiceList } from './ServiceList';

/** `/admin/services`: the list that the citizens' apply form offers. */
export function ServicesPage() {
  const t = useServicesMessages();
  const services = useRecords(watchServices);
  const { run } = useAction(useProblemMessage());

  const restore = (service: Service) =>
    run(service.id, async () => {
      await restoreService(service);
      const name = <ServiceName>{service.name}</ServiceName>;
      return { tone: 'good', text: <ServicesMessage id="restored" values={{ name }} /> };
    });

  const remove = (service: Service) =>
    run(service.id, async () => {
      const removed = await removeService(service.id);
      const name = <ServiceName>{removed.name}</ServiceName>;
      const text = <ServicesMessage id="removed" values={{ name }} />;
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
          <ServicesMessage
            id={duplicate ? 'addedTwice' : 'added'}
            values={{ name: <ServiceName>{name}</ServiceName> }}
          />{' '}
          <TextLink to={adminPaths.service(id)}>{t('describe')}</TextLink>
        </>
      );
      if (!duplicate) return { tone: 'good', text };
      return { tone: 'warn', text, onUndo: () => remove(service) };
    });

  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <PageColumns
        help={
          <>
            <HelpPart title={t('next')}>
              <p>{t('nextText')}</p>
            </HelpPart>
            {/* Last on the page: it appears after loading, and must move nothing. */}
            {services.status === 'ready' && <PublicPagesNotice services={services.data} areAll />}
          </>
        }
      >
        <AddServiceForm onAdd={add} />
        <RecordsView
          state={services}
          failed={t('failed')}
          skeleton={<Skeleton lines={5} height="84px" />}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState title={t('empty')} drawing="office">
                {t('emptyText')}
              </EmptyState>
            ) : (
              <ServiceList services={list} onRemove={(service) => void remove(service)} />
            )
          }
        </RecordsView>
      </PageColumns>
    </>
  );
}
