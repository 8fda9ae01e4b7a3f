import { useState, type ReactNode } from 'react';
import { Card, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncilSettings } from './useCouncilSettings';

interface PrintSheetProps {
  children: ReactNode;
}

/** A page made for paper: the council's name and the date on top, and nothing around it in print. */
export function PrintSheet({ children }: PrintSheetProps) {
  const { name } = useCouncilSettings();
  const [moment] = useState(Date.now);
  return (
    <Sheet>
      <Letterhead>
        <strong>{name}</strong>
        <span>{formatDateTime(moment)}</span>
      </Letterhead>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  max-width: 840px;

  @media print {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

const Letterhead = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  max-width: none;
  margin-bottom: ${theme.space[6]};
  padding-bottom: ${theme.space[3]};
  border-bottom: 2px solid ${theme.color.ink};
`;
