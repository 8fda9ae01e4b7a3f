import { useId, type ReactNode } from 'react';
import type { CertificateFact } from 'shared-data/certificates';
import { styled } from 'styled-components';
import { PaperHead, type PaperHeadProps } from './PaperHead';
import { SheetFrame } from './SheetFrame';
import { sheetStep } from './sheetStep';
import { sheetStyle } from './sheetStyle';

/** A value may be in another language than the page. */
interface PaperRow extends CertificateFact {
  lang?: string | undefined;
}

interface PaperSheetProps extends Pick<PaperHeadProps, 'council'> {
  title: string;
  /** One sentence below the title. */
  text?: string | undefined;
  /** What it states. */
  rows: readonly PaperRow[];
  /** Names the table of the rows. */
  caption: string;
  /** Below everything: a code, a number, who signs. */
  foot: ReactNode;
  /** Said on top and written across, on the screen and on paper: this is not what it looks like. */
  stamp?: string | undefined;
  /** On the upper half of an A4 page. */
  isHalf?: boolean;
}

/** A paper of the council beside its certificates, such as a receipt, as it is printed; for `usePrintedAlone`. */
export function PaperSheet({
  council,
  title,
  text,
  rows,
  caption,
  foot,
  stamp,
  isHalf = false,
}: PaperSheetProps) {
  const titleId = useId();
  // A half has as many rows as fit in any case.
  const step = isHalf ? 0 : sheetStep({ title, text: text ?? '', rows, footMillimetres: 45 });
  return (
    <Sheet aria-labelledby={titleId} data-step={step} data-stamp={stamp} data-half={isHalf}>
      <SheetFrame />
      <PaperHead council={council} />
      {stamp && <p data-part="stamp">{stamp}</p>}
      <h2 id={titleId} data-part="title">
        {title}
      </h2>
      {text && <p data-part="text">{text}</p>}
      <table data-part="facts">
        <caption>{caption}</caption>
        <tbody>
          {rows.map(({ label, value, lang }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td lang={lang}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
