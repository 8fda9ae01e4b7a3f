import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { headerStyle } from './headerStyle';
import type { HeaderStyleProps } from './headerStyle';

export type SortDirection = 'ascending' | 'descending' | 'none';

export interface SortableHeaderProps extends ComponentProps<'th'> {
  direction: SortDirection;
  onSort: () => void;
  numeric?: boolean | undefined;
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** A column header that sorts when pressed (the page sets the order of directions, spec.md §4). */
export function SortableHeader({
  direction,
  onSort,
  children,
  numeric = false,
  ...rest
}: SortableHeaderProps) {
  const Mark = marks[direction];
  return (
    <Header scope="col" {...rest} aria-sort={direction} $numeric={numeric}>
      <Sort type="button" onClick={onSort}>
        {children}
        <Mark size={16} aria-hidden="true" />
      </Sort>
    </Header>
  );
}

const Header = styled.th.attrs({ role: 'columnheader' })<HeaderStyleProps>`
  ${headerStyle}
  padding-block: 0;
`;

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.size.target};
  margin-inline: -8px;
  padding: 0 8px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${theme.color.ink};
  }
`;
