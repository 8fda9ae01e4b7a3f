import { useRecords, watchServices } from 'shared-data';
import { serviceCatalogue } from 'shared-data/model';
import { useServiceNames } from './useServiceNames';

/**
 * The services to filter applications by, as the options of a `SelectField`: the offered ones, those of the
 * specification, and the chosen one. Applications stay when their service is removed from the list.
 * @param chosen exact name of a service, or ''
 */
export function useServiceChoices(chosen: string) {
  const nameOf = useServiceNames();
  const services = useRecords(watchServices);
  const listed = services.status === 'ready' ? services.data.map(({ name }) => name) : [];
  const names = new Set([...listed, ...serviceCatalogue, ...(chosen ? [chosen] : [])]);
  return [...names].map((name) => {
    const { text, lang } = nameOf(name);
    return { value: name, label: text, lang };
  });
}
