import { serviceCatalogue, useRecords, watchServices } from 'shared-data';
import { SelectField } from 'shared-ui';
import { SearchField, TableToolbar } from 'shared-ui/table';
import { useWords } from '../words';
import { outcomes, type ApplicationsAddress } from './useApplicationsAddress';

/** The search box and the filters above the table. */
export function ApplicationFilters({ address, query }: ApplicationsAddress) {
  const words = useWords();
  const services = useRecords(watchServices);
  const listed = services.status === 'ready' ? services.data.map(({ name }) => name) : [];
  // Applications of a service stay when it is taken off the list.
  const names = [
    ...new Set([...listed, ...serviceCatalogue, ...(query.service ? [query.service] : [])]),
  ];

  return (
    <TableToolbar>
      <SearchField
        label={words('applications.search')}
        placeholder={words('applications.searchPlaceholder')}
        value={address.search}
        onSearch={(search) => address.change({ search })}
      />
      <SelectField
        label={words('applications.status')}
        value={query.status ?? ''}
        placeholder={words('applications.all')}
        options={outcomes.map((value) => ({ value, label: words(`status.${value}`) }))}
        onChange={({ target }) => address.change({ status: target.value })}
      />
      <SelectField
        label={words('applications.service')}
        value={query.service ?? ''}
        placeholder={words('applications.allServices')}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => address.change({ service: target.value })}
      />
    </TableToolbar>
  );
}
