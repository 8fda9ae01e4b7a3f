import { useMemo } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { compareDefinitions } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useChangeText } from './useChangeText';

interface ChangeListProps {
  before: ServiceDefinition;
  after: ServiceDefinition;
}

/** What differs between two definitions, a sentence each; nothing where they are the same. */
export function ChangeList({ before, after }: ChangeListProps) {
  const changeText = useChangeText();
  const sentences = useMemo(
    () => compareDefinitions(before, after).map(changeText),
    [before, after, changeText],
  );
  if (sentences.length === 0) return null;
  return (
    <List>
      {sentences.map((sentence, at) => (
        <li key={`${at}-${sentence}`}>{sentence}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: ${theme.space[2]} 0;
  padding-inline-start: ${theme.space[6]};
  overflow-wrap: anywhere;
`;
