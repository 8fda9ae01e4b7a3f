import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface PageSectionProps {
  title: string;
  children: ReactNode;
}

/** A heading and a paragraph of a page of plain text. */
export function PageSection({ title, children }: PageSectionProps) {
  return (
    <Section>
      <h2>{title}</h2>
      <p>{children}</p>
    </Section>
  );
}

const Section = styled.section`
  max-width: 70ch;

  h2 {
    margin: 0 0 ${theme.space[2]};
    font-size: ${theme.text.size22};
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
