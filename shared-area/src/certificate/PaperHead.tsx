import type { ReactNode } from 'react';
import { SheetEmblem } from './SheetEmblem';

export interface PaperHeadProps {
  /** With its address and telephone where the paper is to say them. */
  council: { name: string; address?: string | undefined; phone?: string | undefined };
  /** What this paper is, such as of which days and when it was printed. */
  children?: ReactNode;
}

/** The head that every paper of the council has: emblem, name, and where the office is. `sheetStyle` and `PrintedHead` style it. */
export function PaperHead({ council: { name, address, phone }, children }: PaperHeadProps) {
  const office = [address, phone].filter(Boolean).join(' · ');
  return (
    <div data-part="head">
      <SheetEmblem />
      <p data-part="council">{name}</p>
      {office && <p>{office}</p>}
      {children && <p>{children}</p>}
    </div>
  );
}
