import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { usePapersMessages } from './i18n';
import { openPdf, type OpenPdf, type PdfProblem } from './openPdf';
import type { PaperView } from './usePaperView';

interface PdfPaperProps {
  name: string;
  content: Blob;
  view: PaperView;
  page: number;
  onPages: (pages: number) => void;
  onProblem: (problem: PdfProblem) => void;
}

/** A page of a PDF. The PDF is closed on unmount. */
export function PdfPaper({ name, content, view, page, onPages, onProblem }: PdfPaperProps) {
  const t = usePapersMessages();
  const { zoom, turn } = view;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<OpenPdf>();

  useEffect(
    () =>
      openPdf(
        content,
        (opened) => {
          setPdf(opened);
          onPages(opened.pages);
        },
        onProblem,
      ),
    [content, onPages, onProblem],
  );

  useEffect(() => {
    if (!pdf || !canvas.current) return undefined;
    return pdf.draw(canvas.current, page, turn, (hasFailed) => {
      if (hasFailed) onProblem('failed');
    });
  }, [pdf, page, turn, zoom, onProblem]);

  return (
    <>
      {!pdf && <VisuallyHidden role="status">{t('loading', { name })}</VisuallyHidden>}
      <Page
        ref={canvas}
        role="img"
        aria-label={pdf ? t('pageOf', { name, page, pages: pdf.pages }) : name}
        style={{ width: `${zoom * 100}%` }}
      />
    </>
  );
}

const Page = styled.canvas`
  display: block;
  margin: 0 auto;
`;
