import { useMemo } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { compareDefinitions } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ChangeSentence } from './ChangeSentence';

interface ChangeListProps {
  before: ServiceDefinition;
  after: ServiceDefinition;
}

/** The differences between two definitions, a sentence each; renders nothing if there are none. */
export function ChangeList({ before, after }: ChangeListProps) {
  const changes = useMemo(() => compareDefinitions(before, after), [before, after]);
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map((change, at) => (
        <li key={`${at} ${JSON.stringify(change)}`}>
          <ChangeSentence change={change} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: ${theme.space[2]} 0;
  padding-inline-start: ${theme.space[6]};
  overflow-wrap: anywhere;
`;
