import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The name of its column, shown beside it on a phone. Leave out for the actions of a row. */
  label?: string | undefined;
  /** The cell is the name of its row: the applicant, the service. */
  header?: boolean | undefined;
  /** A figure: aligned right. */
  numeric?: boolean | undefined;
  /** Text that somebody typed, of any length: breaks within words too. */
  long?: boolean | undefined;
  children?: ReactNode;
}

/** One cell of a row. */
export function TableCell({
  label,
  header = false,
  numeric = false,
  long = false,
  ...rest
}: TableCellProps) {
  const look = { 'data-label': label, $label: label, $numeric: numeric, $long: long };
  return header ? <RowHeader {...rest} scope="row" {...look} /> : <Cell {...rest} {...look} />;
}

interface CellStyleProps {
  $numeric: boolean;
  $label: string | undefined;
  $long: boolean;
}

/** Wide enough for most words, so that they break only in an emergency. */
const anyLength = css`
  min-width: 6.5rem;
  overflow-wrap: anywhere;
`;

const cellStyle = css<CellStyleProps>`
  padding: ${theme.space[3]} ${({ $label }) => ($label ? theme.space[2] : theme.space[1])};
  border-bottom: 1px solid ${theme.color.line};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  ${({ $long }) => $long && anyLength}

  @media not print {
    [data-cards] && {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: ${({ $label }) => ($label ? 'space-between' : 'flex-start')};
      gap: ${theme.space[1]} ${theme.space[4]};
      min-width: 0;
      min-height: ${theme.size.target};
      padding: ${theme.space[2]} 0;
      overflow-wrap: anywhere;
    }

    [data-cards] &&:empty {
      display: none;
    }

    [data-cards] &&:last-child {
      border-bottom: 0;
    }

    [data-cards] &&:not([data-label]) {
      margin-inline: -12px;
      padding: 0;
    }

    [data-cards] &&[data-label]::before {
      content: attr(data-label);
      color: ${theme.color.muted};
      font-size: ${theme.text.size14};
      font-weight: 400;
    }

    /* Buttons side by side, and values on one line in a column, may wrap here. */
    [data-cards] && > div {
      flex-wrap: wrap;
    }

    [data-cards] && > span {
      white-space: normal;
    }

    /* A value of two lines is aligned like one of one line. */
    [data-cards] &&[data-label] > :is(div, span) {
      text-align: end;
    }
  }
`;

const Cell = styled.td.attrs({ role: 'cell' })<CellStyleProps>`
  ${cellStyle}
`;

const RowHeader = styled.th.attrs({ role: 'rowheader' })<CellStyleProps>`
  ${cellStyle}
  font-weight: ${theme.text.strong};
`;
