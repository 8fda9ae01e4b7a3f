import { useState } from 'react';
import { Notice, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { usePapersMessages } from './i18n';
import { ImagePaper } from './ImagePaper';
import type { PdfProblem } from './openPdf';
import { PageTools } from './PageTools';
import { PaperFrame } from './PaperFrame';
import { PdfPaper } from './PdfPaper';
import { usePaperView } from './usePaperView';
import { ViewTools } from './ViewTools';

interface PaperDialogProps {
  file: File;
  /** An object URL of the file; undefined while the dialog is closed. */
  address: string | undefined;
  onClose: () => void;
}

/** The larger view of a chosen paper, with the tools that the office has. */
export function PaperDialog({ file, address, onClose }: PaperDialogProps) {
  return (
    <Dialog open={address !== undefined} title={file.name} onClose={onClose} isWide>
      {address !== undefined && <LargePaper file={file} address={address} />}
    </Dialog>
  );
}

function LargePaper({ file, address }: { file: File; address: string }) {
  const t = usePapersMessages();
  const { name } = file;
  const view = usePaperView();
  const [problem, setProblem] = useState<PdfProblem>();
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [markDamaged] = useState(() => () => setProblem('damaged'));

  if (problem) return <Notice tone="warn">{t(problem, { name })}</Notice>;
  return (
    <Parts>
      <p>{t('asSent')}</p>
      <Tools>
        {pages > 1 && <PageTools page={page} pages={pages} onPage={setPage} />}
        <ViewTools view={view} />
      </Tools>
      <PaperFrame tabIndex={0} role="region" aria-label={t('frame', { name })}>
        {file.type === 'application/pdf' ? (
          <PdfPaper
            name={name}
            view={view}
            page={page}
            content={file}
            onPages={setPages}
            onProblem={setProblem}
          />
        ) : (
          <ImagePaper name={name} address={address} view={view} onDamaged={markDamaged} />
        )}
      </PaperFrame>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
`;
