import { roles, type Role } from 'shared-auth';
import { Select, type SelectOption } from 'shared-ui';
import { styled } from 'styled-components';

interface RoleSelectProps {
  label: string;
  role: Role;
  options: readonly SelectOption[];
  onChange: (role: Role) => void;
}

/** The role of one person, as a list within a table. */
export function RoleSelect({ label, role, options, onChange }: RoleSelectProps) {
  return (
    <AsWideAsItsWords>
      <Select
        aria-label={label}
        value={role}
        options={options}
        onChange={({ target }) => {
          const chosen = roles.find((known) => known === target.value);
          if (chosen) onChange(chosen);
        }}
      />
    </AsWideAsItsWords>
  );
}

const AsWideAsItsWords = styled.div`
  width: max-content;
  max-width: 100%;
`;
