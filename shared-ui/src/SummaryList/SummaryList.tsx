import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

export interface SummaryListRow {
  /** Needed if two rows have the same name. */
  id?: string;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
  value: ReactNode;
  /** As `lang`, for a value in one language. */
  valueLang?: string | undefined;
}

/**
 * 'beside': values in a column beside their names, and below them on a phone. 'figures': beside them on a
 * phone too. 'apart': at the other end of the line, for a narrow place.
 */
export type SummaryListArrangement = 'beside' | 'figures' | 'apart';

export interface SummaryListProps {
  rows: readonly SummaryListRow[];
  arrangement?: SummaryListArrangement;
}

/** Names and their values. */
export function SummaryList({ rows, arrangement = 'beside' }: SummaryListProps) {
  return (
    <List $arrangement={arrangement}>
      {rows.map(({ id, label, lang, value, valueLang }) => (
        <div key={id ?? label}>
          <dt lang={lang}>{label}</dt>
          <dd lang={valueLang}>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const inColumns = css<{ $arrangement: SummaryListArrangement }>`
  border-top: 1px solid ${theme.color.line};

  > div {
    display: grid;
    grid-template-columns: minmax(0, min(11.25rem, 40%)) minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[3]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }

  ${media.mobile} {
    > div {
      grid-template-columns: ${({ $arrangement }) =>
        $arrangement === 'figures' ? 'minmax(0, 1fr) fit-content(60%)' : 'minmax(0, 1fr)'};
    }
  }
`;

const atBothEnds = css`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    padding-bottom: ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.line};
  }

  > div:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  dd {
    margin-inline-start: auto;
    font-weight: ${theme.text.strong};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.dl<{ $arrangement: SummaryListArrangement }>`
  margin: 0;

  dt {
    color: ${theme.color.muted};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${({ $arrangement }) => ($arrangement === 'apart' ? atBothEnds : inColumns)}
`;
