import { useServiceChoices } from 'shared-area';
import { officeLists } from 'shared-data/model';
import { SelectField } from 'shared-ui';
import { SearchField, TableToolbar } from 'shared-ui/table';
import { useApplicationsMessages } from './i18n';
import { useMessages } from '../i18n';
import { outcomes, type ApplicationsAddress } from './useApplicationsAddress';

/** The search box and the filters above the table. */
export function ApplicationFilters({ address }: Pick<ApplicationsAddress, 'address'>) {
  const t = useApplicationsMessages();
  const tAdmin = useMessages();
  const { chosen } = address;
  const service = chosen.filter('service');
  const services = useServiceChoices(service);
  const kind = chosen.oneOf('waiting', officeLists);

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
        value={kind ? '' : (chosen.oneOf('status', outcomes) ?? '')}
        placeholder={t('applications.all')}
        options={outcomes.map((value) => ({ value, label: tAdmin(`status.${value}`) }))}
        onChange={({ target }) => address.change({ status: target.value, waiting: '' })}
      />
      <SelectField
        label={t('applications.service')}
        value={service}
        placeholder={t('applications.allServices')}
        options={services}
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
