import { SelectField } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { filterValues, type StatusFilterValue } from './statusFilter';

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
        options={filterValues.map((each) => ({ value: each, label: words(`status.${each}`) }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 280px;
`;
