import type { ReactNode } from 'react';
import { SheetEmblem } from './SheetEmblem';

export interface PaperHeadProps {
  /** With its address and telephone where the paper is to say them. */
  council: {
    name: string;
    address?: string | undefined;
    phone?: string | undefined;
    /** Where English stands in for the language of the page (`useCouncilSettings`). */
    lang?: { name?: 'en' | undefined; address?: 'en' | undefined };
    /** In the council's language, on a paper that is in two. */
    second?:
      { name: string; address?: string | undefined; language: string | undefined } | undefined;
  };
  /** What this paper is, such as of which days and when it was printed. */
  children?: ReactNode;
}

/** The head that every paper of the council has: emblem, name, and where the office is. `sheetStyle` and `PrintedHead` style it. */
export function PaperHead({
  council: { name, address, phone, lang, second },
  children,
}: PaperHeadProps) {
  const office = [address, phone].filter(Boolean).join(' · ');
  return (
    <div data-part="head">
      <SheetEmblem />
      <p data-part="council" lang={lang?.name}>
        {name}
      </p>
      {second && second.name !== name && (
        <p data-part="second-council" lang={second.language}>
          {second.name}
        </p>
      )}
      {office && <p lang={lang?.address}>{office}</p>}
      {second?.address && second.address !== address && (
        <p lang={second.language}>{second.address}</p>
      )}
      {children && <p>{children}</p>}
    </div>
  );
}
