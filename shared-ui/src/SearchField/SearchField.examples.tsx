import { SearchField } from './SearchField';

const nothing = () => undefined;

export function Empty() {
  return (
    <SearchField
      label="Search services"
      placeholder="Search services..."
      value=""
      onSearch={nothing}
    />
  );
}

export function Filled() {
  return (
    <SearchField
      label="Search applications"
      placeholder="Number, applicant or service"
      value="Residence Proof"
      onSearch={nothing}
    />
  );
}
