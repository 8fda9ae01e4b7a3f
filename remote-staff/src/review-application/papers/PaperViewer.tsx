import { useCallback, useState, type KeyboardEvent } from 'react';
import {
  ImagePaper,
  PageTools,
  PaperFrame,
  PdfPaper,
  usePapersMessages,
  usePaperView,
  ViewTools,
  type PdfProblem,
} from 'shared-area/paper-viewer';
import type { ApplicationDocument } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { Button, ErrorBox, Notice, pressedKey, Skeleton, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useShortcuts } from '../../shortcuts/useShortcuts';
import { useDocumentTexts } from '../useDocumentTexts';
import { usePaper, type Paper } from './usePaper';
import { useOpenPaper } from './useOpenPaper';

interface PaperViewerProps {
  applicationId: string;
  document: ApplicationDocument;
}

/**
 * A document beside the answers that it proves: an image or the pages of a PDF, with zoom and rotation, scrolling in its
 * own frame. Use it with the document's id as key.
 */
export function PaperViewer({ applicationId, document }: PaperViewerProps) {
  const t = usePapersMessages();
  const { name } = document;
  const paper = usePaper(applicationId, document);
  const [problem, setProblem] = useState<PdfProblem>();
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const view = usePaperView();
  const keys = { '+': view.zoomIn, '=': view.zoomIn, '-': view.zoomOut };
  useShortcuts(keys);
  const opening = useOpenPaper(applicationId, document, paper);
  const markDamaged = useCallback(() => setProblem('damaged'), []);
  const isShown = paper.status === 'ready' && paper.shown !== 'nothing' && !problem;

  /** Inside the frame these keys work even if single keys are turned off. */
  function onKeyDown(event: KeyboardEvent) {
    const act =
      event.ctrlKey || event.metaKey
        ? undefined
        : keys[pressedKey(event.nativeEvent) as keyof typeof keys];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Viewer>
      <Bar role="group" aria-label={t('tools', { name })}>
        <Name>{name}</Name>
        {pages > 1 && <PageTools page={page} pages={pages} onPage={setPage} />}
        {isShown && <ViewTools view={view} />}
        <Button variant="quiet" size="small" {...opening.button}>
          {t('open')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Bar>
      {opening.problem && <ErrorBox>{opening.problem}</ErrorBox>}
      <Problem name={name} paper={paper} problem={problem} />
      {paper.status === 'loading' && (
        <div>
          <VisuallyHidden role="status">{t('loading', { name })}</VisuallyHidden>
          <Skeleton height="320px" />
        </div>
      )}
      {isShown && (
        <PaperFrame
          tabIndex={0}
          role="region"
          aria-label={t('frame', { name })}
          onKeyDown={onKeyDown}
        >
          {paper.shown === 'image' ? (
            <ImagePaper name={name} address={paper.address} view={view} onDamaged={markDamaged} />
          ) : (
            <PdfPaper
              name={name}
              content={paper.content}
              view={view}
              page={page}
              onPages={setPages}
              onProblem={setProblem}
            />
          )}
        </PaperFrame>
      )}
    </Viewer>
  );
}

interface ProblemProps {
  name: string;
  paper: Paper;
  problem: PdfProblem | undefined;
}

/** Why a document is not shown, and what the clerk can do. */
function Problem({ name, paper, problem }: ProblemProps) {
  const t = usePapersMessages();
  const texts = useDocumentTexts();
  if (paper.status === 'failed') {
    const { error, retry } = paper;
    const isOffline = explainRecordsError(error) === 'offline';
    return (
      <ErrorBox>
        <p>{isOffline ? texts.offline(name) : texts.failed(name, error)}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          {t('again')}
        </Button>
      </ErrorBox>
    );
  }
  const isNothing = paper.status === 'ready' && paper.shown === 'nothing';
  if (!problem && !isNothing) return null;
  return (
    <Notice tone="warn" live="status">
      {t(problem ?? 'damaged', { name })}
    </Notice>
  );
}

const Viewer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-height: 0;
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Name = styled.p`
  flex: 1 1 8rem;
  min-width: 0;
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
`;
