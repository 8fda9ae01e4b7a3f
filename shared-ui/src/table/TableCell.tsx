import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The name of its column, shown beside it on a phone. Leave out for the actions of a row. */
  label?: string | undefined;
  /** Names its row: the applicant, the service. */
  header?: boolean | undefined;
  /** A figure: aligned right. */
  numeric?: boolean | undefined;
  children?: ReactNode;
}

/** One cell of a row. */
export function TableCell({ label, header = false, numeric = false, ...rest }: TableCellProps) {
  return header ? (
    <RowHeader {...rest} scope="row" data-label={label} $label={label} $numeric={numeric} />
  ) : (
    <Cell {...rest} data-label={label} $label={label} $numeric={numeric} />
  );
}

interface CellStyleProps {
  $numeric: boolean;
  $label: string | undefined;
}

const cellStyle = css<CellStyleProps>`
  padding: ${theme.space[3]} ${({ $label }) => ($label ? theme.space[4] : theme.space[1])};
  border-bottom: 1px solid ${theme.color.line};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;

  ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: ${({ $label }) => ($label ? 'space-between' : 'flex-start')};
    gap: ${theme.space[1]} ${theme.space[4]};
    min-height: ${theme.size.target};
    padding: ${theme.space[2]} 0;

    &:last-child {
      border-bottom: 0;
    }

    &:not([data-label]) {
      margin-inline: -12px;
      padding: 0;
    }

    &[data-label]::before {
      content: attr(data-label);
      color: ${theme.color.muted};
      font-size: ${theme.text.size14};
      font-weight: 400;
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
