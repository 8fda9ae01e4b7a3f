import { useId, type ReactNode } from 'react';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface ReportSectionProps {
  title: string;
  /** A sentence that summarises the table below. */
  summary: string;
  children?: ReactNode;
}

/** A part of a report with a table and no chart. */
export function ReportSection({ title, summary, children }: ReportSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Summary>{summary}</Summary>
      {children}
    </Card>
  );
}

const Summary = styled.p`
  color: ${theme.color.muted};

  & + * {
    margin-top: ${theme.space[3]};
  }
`;
