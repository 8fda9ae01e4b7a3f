import { useId, type ReactNode } from 'react';
import { useLanguage } from 'shared-ui';
import { styled } from 'styled-components';
import { ParagraphInBoth, type BothTexts } from './InBoth';
import { PaperHead, type PaperHeadProps } from './PaperHead';
import { PaperRows } from './PaperRows';
import { SheetFrame } from './SheetFrame';
import type { SheetRow } from './sheetRows';
import { sheetStep } from './sheetStep';
import { sheetStyle } from './sheetStyle';

interface PaperSheetProps {
  /** Undefined if it is not known: then the paper has no head. */
  council: PaperHeadProps['council'] | undefined;
  /** The language that it is printed in besides English; undefined for English only. */
  language: string | undefined;
  title: BothTexts;
  /** One sentence below the title. */
  text?: BothTexts | undefined;
  /** The statements of the paper. */
  rows: readonly SheetRow[];
  /** The accessible name of the table of rows. */
  caption: string;
  /** Below everything: a code, a number, who signs. */
  foot: ReactNode;
  /** Shown to the reader on top and across the sheet, on the screen and on paper: that this is not a real paper. */
  stamp?: string | undefined;
  /** Uses only the upper half of an A4 page. */
  isHalf?: boolean;
}

/**
 * A paper of the council other than a certificate, such as a receipt, as it is printed; use with
 * `usePrintedAlone`. Like a certificate it is in English and in one more language, whatever the language of the
 * page.
 */
export function PaperSheet({
  council,
  language,
  title,
  text,
  rows,
  caption,
  foot,
  stamp,
  isHalf = false,
}: PaperSheetProps) {
  const titleId = useId();
  const pageLanguage = useLanguage();
  const second =
    language === undefined ? undefined : { title: title.second ?? '', text: text?.second ?? '' };
  const step = sheetStep({
    title: title.text,
    text: text?.text ?? '',
    rows,
    second,
    footMillimetres: isHalf ? 24 : 45,
    isHalf,
  });
  return (
    <Sheet
      lang="en"
      translate="no"
      aria-labelledby={titleId}
      data-step={step}
      data-stamp={stamp}
      data-half={isHalf}
    >
      <SheetFrame />
      {council && <PaperHead council={council} />}
      {stamp && (
        <p data-part="stamp" lang={pageLanguage}>
          {stamp}
        </p>
      )}
      <div data-part="titles">
        <h2 id={titleId} data-part="title">
          {title.text}
        </h2>
        {second?.title && (
          <p data-part="second-title" lang={language}>
            {second.title}
          </p>
        )}
      </div>
      {text && <ParagraphInBoth {...text} language={language} part="text" />}
      <PaperRows rows={rows} caption={caption} language={language} />
      <div data-part="foot">{foot}</div>
    </Sheet>
  );
}

const Sheet = styled.article`
  ${sheetStyle('&')}

  &[data-half='true'] {
    aspect-ratio: auto;
    min-height: 148.5mm;
  }

  @media print {
    &[data-half='true'] {
      height: 148.5mm;
      padding: 14mm 20mm;
    }
  }
`;
