import { useId, type ReactNode } from 'react';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface HelpPartProps {
  title: string;
  children: ReactNode;
}

/** One topic in the help column, such as the fee. */
export function HelpPart({ title, children }: HelpPartProps) {
  const titleId = useId();
  return (
    <Part as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Part>
  );
}

const Part = styled(Card)`
  padding: ${theme.space[4]};
  overflow-wrap: anywhere;

  > :is(p, ul, ol) {
    font-size: ${theme.text.size14};
    line-height: 1.43;
  }

  :is(ul, ol) {
    margin: 0;
    padding-inline-start: ${theme.space[4]};
  }
`;
