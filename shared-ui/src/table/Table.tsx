import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface TableProps {
  /** Names the table for everybody. */
  caption: string;
  captionHidden?: boolean | undefined;
  children: ReactNode;
}

/**
 * A table whose rows become cards on a phone. The parts carry their roles in full, because a browser
 * forgets that it is a table when its rows are laid out as blocks.
 */
export function Table({ caption, captionHidden = false, children }: TableProps) {
  return (
    <Frame role="table">
      <Caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</Caption>
      {children}
    </Frame>
  );
}

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.mobile} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.mobile} {
    display: block;
  }

  ${media.desktop} {
    background: ${theme.color.surface};

    > tr > :first-child {
      border-left: 1px solid ${theme.color.line};
    }

    > tr > :last-child {
      border-right: 1px solid ${theme.color.line};
    }

    > tr:last-child > :first-child {
      border-bottom-left-radius: ${theme.radius.card};
    }

    > tr:last-child > :last-child {
      border-bottom-right-radius: ${theme.radius.card};
    }
  }
`;

export const TableRow = styled.tr.attrs({ role: 'row' })`
  ${media.desktop} {
    tbody > &:hover > * {
      background: ${theme.color.raised};
    }
  }

  ${media.mobile} {
    tbody > & {
      display: block;
      margin-bottom: ${theme.space[3]};
      padding: ${theme.space[1]} ${theme.space[4]};
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
    }
  }
`;

const Frame = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${media.mobile} {
    display: block;
  }
`;

const Caption = styled.caption`
  padding-bottom: ${theme.space[2]};
  font-weight: ${theme.text.heading};
  text-align: left;

  ${media.mobile} {
    display: block;
  }
`;
