import type { ReactNode } from 'react';
import { languageName } from 'shared-area';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface TranslatedGroupProps {
  /** The tag of the language. */
  tag: string;
  children: ReactNode;
}

/** The fields of one further language. */
export function TranslatedGroup({ tag, children }: TranslatedGroupProps) {
  return (
    <Group>
      <legend>{languageName(tag)}</legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  margin: 0;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};

  legend {
    padding-inline: ${theme.space[1]};
    font-weight: ${theme.text.strong};
  }
`;
