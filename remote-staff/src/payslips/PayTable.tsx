import type { DeductionKind, EarningKind } from 'shared-data';
import { formatMoney, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { usePayslipMessages } from './i18n';

interface PayTableProps {
  caption: string;
  lines: readonly { kind: EarningKind | DeductionKind; amount: number }[];
  totalLabel: string;
  total: number;
}

/** The earnings or deductions, line by line, with the sum. */
export function PayTable({ caption, lines, totalLabel, total }: PayTableProps) {
  const t = usePayslipMessages();
  return (
    <Frame>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, amount }) => (
          <tr key={kind}>
            <th scope="row">{t(kind)}</th>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </Frame>
  );
}

const Frame = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${theme.space[2]};
    font-weight: ${theme.text.heading};
    text-align: start;
  }

  th,
  td {
    padding: ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: start;
  }

  thead th {
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }

  th:last-child,
  td {
    text-align: end;
  }

  tfoot th,
  tfoot td {
    border-bottom: 0;
    font-weight: ${theme.text.strong};
  }
`;
