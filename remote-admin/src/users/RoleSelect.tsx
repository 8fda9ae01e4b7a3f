import { roles, type Role } from 'shared-auth';
import { theme, type SelectOption } from 'shared-ui';
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
    <Control
      aria-label={label}
      value={role}
      onChange={({ target }) => {
        const chosen = roles.find((known) => known === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Control>
  );
}

const Control = styled.select`
  min-height: ${theme.size.target};
  padding: 0 ${theme.space[2]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font: inherit;
`;
