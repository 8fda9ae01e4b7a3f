import { useRecords, watchServices, type Service } from 'shared-data';

/** The service of an application as it is offered now; undefined if it is not, and while the records load. */
export function useService(name: string): Service | undefined {
  const services = useRecords(watchServices);
  const wanted = name.toLowerCase();
  return services.status === 'ready'
    ? services.data.find((each) => each.name.toLowerCase() === wanted)
    : undefined;
}
