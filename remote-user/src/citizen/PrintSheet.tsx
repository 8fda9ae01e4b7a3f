import { useState, type ReactNode } from 'react';
import { Card, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncilSettings } from './useCouncilSettings';

interface PrintSheetProps {
  /** Said on top and written across, on the screen and on paper: this is not what it looks like. */
  stamp?: string | undefined;
  children: ReactNode;
}

/** A page made for paper: the council's name and the date on top, and nothing around it in print. */
export function PrintSheet({ stamp, children }: PrintSheetProps) {
  const { name } = useCouncilSettings();
  const [moment] = useState(Date.now);
  return (
    <Sheet data-stamp={stamp}>
      <Letterhead>
        <strong>{name}</strong>
        <span>{formatDateTime(moment)}</span>
      </Letterhead>
      {stamp && <Stamp>{stamp}</Stamp>}
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  max-width: 840px;

  &[data-stamp] {
    position: relative;
    isolation: isolate;
    overflow: hidden;
  }

  &[data-stamp]::after {
    content: attr(data-stamp);
    position: absolute;
    z-index: -1;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${theme.color.bad};
    font-size: clamp(32px, 9vw, 72px);
    font-weight: ${theme.text.heading};
    text-align: center;
    opacity: 0.16;
    rotate: -24deg;
    print-color-adjust: exact;
  }

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

const Stamp = styled.p`
  max-width: none;
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 2px solid ${theme.color.bad};
  color: ${theme.color.bad};
  font-weight: ${theme.text.heading};
  text-align: center;
`;
