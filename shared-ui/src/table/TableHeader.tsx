import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { headerStyle } from './headerStyle';
import type { HeaderStyleProps } from './headerStyle';

export interface TableHeaderProps extends ComponentProps<'th'> {
  /** A column of figures: aligned right. */
  numeric?: boolean | undefined;
}

/** The header of a column that cannot be sorted. */
export function TableHeader({ numeric = false, ...rest }: TableHeaderProps) {
  return <Header scope="col" {...rest} $numeric={numeric} />;
}

const Header = styled.th.attrs({ role: 'columnheader' })<HeaderStyleProps>`
  ${headerStyle}
`;
