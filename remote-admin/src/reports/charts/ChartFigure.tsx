import { useId, type ReactNode } from 'react';
import { Card, theme } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n';
import { useOpenOnPaper } from './useOpenOnPaper';

interface ChartFigureProps {
  title: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  children: ReactNode;
  /** The names of the table's columns; the first one's cells name their rows. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A chart with its title, its sentence, and the table behind it. */
export function ChartFigure({ title, summary, children, columns, rows }: ChartFigureProps) {
  const t = useMessages();
  const titleId = useId();
  const details = useOpenOnPaper();
  return (
    <Figure as="figure" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Summary>{summary}</Summary>
      {children}
      <Behind ref={details}>
        <summary>{t('reports.table', { title })}</summary>
        <Table caption={title} captionHidden>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableHeader key={column} numeric={index > 0}>
                  {column}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row[0]}>
                {row.map((cell, index) => (
                  <TableCell
                    key={columns[index]}
                    label={columns[index]}
                    header={index === 0}
                    long={index === 0}
                    numeric={index > 0}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
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
