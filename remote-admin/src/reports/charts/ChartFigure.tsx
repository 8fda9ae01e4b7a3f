import { useId, type ReactNode } from 'react';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReportMessages } from '../i18n';
import { FigureTable } from './FigureTable';
import { useOpenOnPaper } from './useOpenOnPaper';

interface ChartFigureProps {
  title: string;
  /** A sentence that summarises the chart. */
  summary: string;
  children: ReactNode;
  /** The headers of the table's columns; the cells of the first column are row headers. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A chart with its title, its summary, and its data in a table. */
export function ChartFigure({ title, summary, children, columns, rows }: ChartFigureProps) {
  const t = useReportMessages();
  const titleId = useId();
  const details = useOpenOnPaper();
  return (
    <Figure as="figure" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Summary>{summary}</Summary>
      {children}
      <Behind ref={details}>
        <summary>{t('table', { title })}</summary>
        <FigureTable
          caption={title}
          columns={columns.map((label, index) => ({ label, numeric: index > 0 }))}
          rows={rows.map((cells) => ({ key: String(cells[0]), cells }))}
        />
      </Behind>
    </Figure>
  );
}

const Figure = styled(Card)`
  height: 100%;
  margin: 0;
`;

const Summary = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Behind = styled.details`
  margin-top: ${theme.space[3]};

  summary {
    padding: 10px 0;
    color: ${theme.color.primary};
    font-weight: ${theme.text.strong};
    cursor: pointer;
  }
`;
