import { SelectField } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { filterStatuses, type StatusFilterValue } from './status-filter';

interface StatusFilterProps {
  value: StatusFilterValue;
  onChange: (status: string) => void;
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const words = useWords();
  return (
    <Narrow>
      <SelectField
        label={words('applications.filter')}
        placeholder={words('applications.all')}
        options={filterStatuses.map((status) => ({
          value: status,
          label: words(`status.${status}`),
        }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 280px;
`;
