import { useRef, useState, type FocusEvent } from 'react';
import { PageColumns } from 'shared-area';
import type { ServiceDesign } from 'shared-data';
import { columnsQuery, ErrorSummary, media, theme, useMediaQuery } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { PublicPagesNotice } from '../public-pages/PublicPagesNotice';
import { CertificateEditor } from './CertificateEditor';
import { ChangedNotice } from './ChangedNotice';
import { useMessages } from './i18n';
import { LanguagesEditor } from './LanguagesEditor';
import { LivePreview } from './LivePreview';
import { PapersEditor } from './PapersEditor';
import { PublishDialog } from './PublishDialog';
import { QuestionsEditor } from './QuestionsEditor';
import { SaveBar } from './SaveBar';
import { TermsEditor } from './TermsEditor';
import { useDesign } from './useDesign';
import { useEntries } from './useEntries';
import { useShownProblems } from './useProblems';
import { usePublishing } from './usePublishing';
import { useUndoKey } from './useUndoKey';
import { VersionList } from './VersionList';

interface DesignerProps {
  design: ServiceDesign;
}

/** Describes a service: its terms, questions and papers, with a live preview of the citizens' form. */
export function Designer({ design }: DesignerProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const work = useDesign(design);
  const { definition, unread, newer, unsaved, canUndo, edits } = work;
  const publishing = usePublishing(design, work);
  const { running, refusal, refuse, asking, setAsking } = publishing;
  const problems = useShownProblems(definition, publishing.problems);
  const entries = useEntries(definition, edits, problems.idOf);
  const parts = { definition, unread, problems, edits, entries };
  const isBeside = useMediaQuery(columnsQuery);
  const certificate = useRef<HTMLDivElement>(null);
  const [isAtCertificate, setIsAtCertificate] = useState(false);
  useUndoKey(undo);

  const isBusy = running.size > 0;
  // No unsaved typing can be lost.
  if (newer && !unsaved && !isBusy) work.reload(newer);

  function undo() {
    if (!canUndo) return;
    work.undo();
    announce(t('undone'));
  }

  function followFocus({ target }: FocusEvent) {
    setIsAtCertificate(certificate.current?.contains(target) ?? false);
  }

  function attempt(of: 'save' | 'publish') {
    const wrong = refuse(of);
    if (wrong) entries.show(wrong);
    else if (of === 'save') void publishing.save();
    else publishing.askToPublish();
  }

  /** Moves the focus, since the notice disappears together with the pressed button. */
  function afterConflict(message: 'conflict.keptMine' | 'conflict.tookTheirs') {
    announce(t(message));
    entries.focus(problems.idOf(undefined, 'terms'));
  }

  const bar = (
    <SaveBar
      design={design}
      unsaved={unsaved}
      canUndo={canUndo}
      running={running}
      onPublish={() => attempt('publish')}
      onSave={() => attempt('save')}
      onUndo={undo}
      onDiscard={() => setAsking('discard')}
    />
  );

  return (
    <Layout>
      <PageColumns
        beside={
          <Sticky>
            {isBeside && bar}
            <LivePreview
              definition={definition}
              isBeside={isBeside}
              isAtCertificate={isAtCertificate}
            />
          </Sticky>
        }
      >
        <ErrorSummary
          errors={problems.summary}
          title={refusal && t(`${refusal.of}.refused`)}
          attempt={refusal?.count}
        />
        {newer && unsaved && !isBusy && (
          <ChangedNotice
            mine={definition}
            theirs={newer.definition}
            onMine={() => {
              work.see(newer);
              afterConflict('conflict.keptMine');
            }}
            onTheirs={() => {
              work.take(newer);
              afterConflict('conflict.tookTheirs');
            }}
          />
        )}
        <Editors onFocus={followFocus}>
          <TermsEditor {...parts} />
          <QuestionsEditor {...parts} />
          <PapersEditor {...parts} />
          <Editors ref={certificate}>
            <CertificateEditor {...parts} />
          </Editors>
          <LanguagesEditor {...parts} />
        </Editors>
        {!isBeside && bar}
      </PageColumns>
      <PublicPagesNotice services={[design.service]} />
      <VersionList serviceId={design.service.id} />
      <PublishDialog
        open={asking === 'publish'}
        definition={definition}
        published={design.published}
        busy={running.has('publish')}
        onConfirm={() => void publishing.publish()}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        danger
        title={t('discard.title')}
        confirmLabel={t('discard.do')}
        cancelLabel={t('discard.cancel')}
        onConfirm={() => void publishing.discard()}
        onClose={() => setAsking(null)}
      >
        {t('discard.text')}
      </ConfirmDialog>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

/** Has no box of its own: its children are laid out in the column itself. */
const Editors = styled.div`
  display: contents;
`;

/** Keeps the buttons and the form visible beside the fields, without covering any of them. */
const Sticky = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.columns} {
    position: sticky;
    top: ${theme.space[4]};
    max-height: calc(100vh - ${theme.space[8]});
    /* Room for the focus outline, which the edge would cut off. */
    margin: calc(-1 * ${theme.space[2]});
    padding: ${theme.space[2]};
    overflow: auto;
    scrollbar-width: thin;
  }
`;
