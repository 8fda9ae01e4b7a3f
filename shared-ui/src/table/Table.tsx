import { Children, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { cardStyle } from '../Card/cardStyle';
import { EntryBoundary } from '../boundaries/EntryBoundary';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { TableCell } from './TableCell';
import { useCards } from './useCards';

export interface TableProps {
  /** The accessible name of the table. */
  caption: string;
  captionHidden?: boolean | undefined;
  /** The number of columns, if the rows do not show cells for all of them. */
  columnCount?: number | undefined;
  /** The rows still belong to an earlier query: a line above them shows that if the new one takes time. */
  stale?: boolean | undefined;
  children: ReactNode;
}

/**
 * A table whose rows become cards on a phone, and wherever it needs more width than there is. Its elements have
 * explicit roles, because browsers drop the table roles when rows are laid out as blocks.
 */
export function Table({
  caption,
  captionHidden = false,
  columnCount,
  stale = false,
  children,
}: TableProps) {
  const { frame, gauge } = useCards();
  return (
    <Frame ref={frame} aria-busy={stale}>
      <Gauge ref={gauge} aria-hidden="true" />
      <Sheet role="table" aria-colcount={columnCount}>
        <Caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</Caption>
        {children}
      </Sheet>
    </Frame>
  );
}

/** With cards, only the buttons that sort remain, side by side; the column names are in the cards. */
export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  @media not print {
    [data-cards] & {
      display: block;
    }
  }
`;

/** The rows of a table. One that throws is replaced by a sentence. */
export function TableBody({ children }: { children: ReactNode }) {
  return (
    <Body>
      {Children.map(children, (row) => (
        <EntryBoundary fallback={unshownRow}>{row}</EntryBoundary>
      ))}
    </Body>
  );
}

const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  background: ${theme.color.surface};

  > tr > :first-child {
    border-inline-start: 1px solid ${theme.color.line};
  }

  > tr > :last-child {
    border-inline-end: 1px solid ${theme.color.line};
  }

  > tr:last-child > :first-child {
    border-end-start-radius: ${theme.radius.card};
  }

  > tr:last-child > :last-child {
    border-end-end-radius: ${theme.radius.card};
  }

  @media not print {
    [data-cards] & {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      column-gap: ${theme.space[3]};
      background: none;
    }

    [data-cards] && > tr > * {
      border-inline: 0;
      border-radius: 0;
    }
  }
`;

export const TableRow = styled.tr.attrs({ role: 'row' })`
  tbody > &:hover > * {
    background: ${theme.color.raised};
  }

  @media not print {
    [data-cards] thead > & {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space[6]};
      padding-inline: ${theme.space[2]};
    }

    [data-cards] tbody > & {
      ${cardStyle}
      display: block;
      margin-bottom: ${theme.space[3]};
      padding: ${theme.space[1]} ${theme.space[4]};
    }

    [data-cards] tbody > &:hover > * {
      background: none;
    }
  }
`;

const comeIn = keyframes`from { opacity: 0; }`;

/** As wide as the page allows, whatever the table needs. The line about stale rows stays visible while they are scrolled. */
const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[aria-busy='true']::before {
    position: sticky;
    top: 0;
    z-index: 2;
    height: 4px;
    margin-bottom: -4px;
    background: ${theme.color.accent};
    content: '';
    animation: ${comeIn} 800ms ease-in-out 400ms infinite alternate backwards;
  }
`;

const Gauge = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 0;
  height: 1em;
  visibility: hidden;
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  @media not print {
    [data-cards] > & {
      display: block;
    }
  }
`;

const Caption = styled.caption`
  padding-bottom: ${theme.space[2]};
  font-weight: ${theme.text.heading};
  text-align: start;

  @media not print {
    [data-cards] & {
      display: block;
    }
  }
`;

const unshownRow = (sentence: ReactNode) => (
  <TableRow>
    <TableCell long>{sentence}</TableCell>
  </TableRow>
);
