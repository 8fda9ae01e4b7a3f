import { useState } from 'react';
import {
  addService,
  removeService,
  restoreService,
  useRecords,
  watchServices,
  type Service,
} from 'shared-data';
import { EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { OutcomeNotice, type Outcome } from '../admin/OutcomeNotice';
import { RecordsView } from '../admin/RecordsView';
import { useProblemWords } from '../admin/useProblemWords';
import { useWords } from '../words';
import { AddServiceForm } from './AddServiceForm';
import { ServiceList } from './ServiceList';

/** `/admin/services`: the list that the citizens' apply form offers. */
export function ServicesPage() {
  const words = useWords();
  const describeProblem = useProblemWords();
  const services = useRecords(watchServices);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function attempt(act: () => Promise<Outcome | null>): Promise<boolean> {
    try {
      setOutcome(await act());
      return true;
    } catch (error) {
      setOutcome({ tone: 'bad', text: describeProblem(error) });
      return false;
    }
  }

  const restore = (service: Service) =>
    attempt(async () => {
      await restoreService(service);
      return { tone: 'good', text: words('services.restored', { name: service.name }) };
    });

  const remove = (service: Service) =>
    attempt(async () => {
      const removed = await removeService(service.id);
      const text = words('services.removed', { name: removed.name });
      return { tone: 'info', text, onUndo: () => void restore(removed) };
    });

  const add = (typed: string) =>
    attempt(async () => {
      const result = await addService(typed);
      if (!result.added) return null;
      const { service, duplicate } = result;
      const { name } = service;
      if (!duplicate) return { tone: 'good', text: words('services.added', { name }) };
      const text = words('services.addedTwice', { name });
      return { tone: 'warn', text, onUndo: () => void remove(service) };
    });

  return (
    <>
      <PageHeading lead={words('services.lead')}>{words('services.title')}</PageHeading>
      <AddServiceForm onAdd={add} />
      <OutcomeNotice outcome={outcome} />
      <RecordsView
        state={services}
        failed={words('services.failed')}
        skeleton={<Skeleton lines={5} height="84px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words('services.empty')}>{words('services.emptyText')}</EmptyState>
          ) : (
            <ServiceList services={list} onRemove={(service) => void remove(service)} />
          )
        }
      </RecordsView>
    </>
  );
}
