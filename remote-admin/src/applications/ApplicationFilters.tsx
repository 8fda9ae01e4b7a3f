import { useRecords, watchServices } from 'shared-data';
import { officeLists, serviceCatalogue } from 'shared-data/model';
import { SelectField } from 'shared-ui';
import { SearchField, TableToolbar } from 'shared-ui/table';
import { useMessages } from '../i18n';
import { outcomes, type ApplicationsAddress } from './useApplicationsAddress';

/** The search box and the filters above the table. */
export function ApplicationFilters({ address, query, kind }: Omit<ApplicationsAddress, 'waiting'>) {
  const t = useMessages();
  const services = useRecords(watchServices);
  const listed = services.status === 'ready' ? services.data.map(({ name }) => name) : [];
  // Applications of a service stay when it is taken off the list.
  const names = [
    ...new Set([...listed, ...serviceCatalogue, ...(query.service ? [query.service] : [])]),
  ];

  return (
    <TableToolbar>
      <SearchField
        label={t('applications.search')}
        placeholder={t('applications.searchPlaceholder')}
        value={address.search}
        onSearch={(search) => address.change({ search })}
      />
      <SelectField
        label={t('applications.status')}
        value={kind ? '' : (query.status ?? '')}
        placeholder={t('applications.all')}
        options={outcomes.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={({ target }) => address.change({ status: target.value, waiting: '' })}
      />
      <SelectField
        label={t('applications.service')}
        value={query.service ?? ''}
        placeholder={t('applications.allServices')}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => address.change({ service: target.value })}
      />
      <SelectField
        label={t('applications.waiting')}
        value={kind ?? ''}
        placeholder={t('applications.anyWaiting')}
        options={officeLists.map((value) => ({ value, label: t(`waiting.${value}`) }))}
        onChange={({ target }) => address.change({ waiting: target.value, status: '', sort: '' })}
      />
    </TableToolbar>
  );
}
