import type { ReactNode } from 'react';
import { SheetEmblem } from './SheetEmblem';

export interface PaperHeadProps {
  /** With address and telephone on papers that show them. */
  council: {
    name: string;
    address?: string | undefined;
    phone?: string | undefined;
    /** Which texts fall back to English instead of the language of the page (`useCouncilSettings`). */
    lang?: { name?: 'en' | undefined; address?: 'en' | undefined };
    /** In the council's language, on a paper in two languages. */
    second?:
      | { name: string; address?: string | undefined; language: string | undefined }
      | undefined;
  };
  /** What this paper is, for example its period and when it was printed. */
  children?: ReactNode;
}

/**
 * The head of every paper of the council: emblem, name, and the address of the office. Styled by `sheetStyle` and `PrintedHead`.
 */
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
