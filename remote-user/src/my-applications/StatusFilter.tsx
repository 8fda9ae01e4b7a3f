import { SelectField } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplicationMessages } from './i18n';
import { filterValues, type StatusFilterValue } from './statusFilter';

interface StatusFilterProps {
  value: StatusFilterValue;
  onChange: (status: string) => void;
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const t = useApplicationMessages();
  return (
    <Narrow>
      <SelectField
        label={t('applications.filter')}
        placeholder={t('applications.all')}
        options={filterValues.map((each) => ({ value: each, label: t(`status.${each}`) }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 280px;
`;
