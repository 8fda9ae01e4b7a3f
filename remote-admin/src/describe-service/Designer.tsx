import { Undo2 } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  councilNow,
  discardServiceDraft,
  publishService,
  saveServiceDraft,
  type ServiceDefinition,
  type ServiceDesign,
} from 'shared-data';
import { calendarDay, compareDefinitions } from 'shared-data/model';
import { Button, ErrorSummary, formatDate, formatDateTime, theme, useMediaQuery } from 'shared-ui';
import { useAnnounce, useUnsavedWork } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';
import { ChangedNotice } from './ChangedNotice';
import { seenOf } from './designState';
import { useMessages } from './i18n';
import { PapersEditor } from './PapersEditor';
import { Preview } from './Preview';
import { PublishDialog } from './PublishDialog';
import { QuestionsEditor } from './QuestionsEditor';
import { TermsEditor } from './TermsEditor';
import { useDesign } from './useDesign';
import { useEntries } from './useEntries';
import { findDesignProblems, keepsFromSaving, useShownProblems } from './useProblems';
import { VersionList } from './VersionList';

interface DesignerProps {
  design: ServiceDesign;
}

/** Which button was refused, and how often: what it checks is shown until it is right. */
interface Refusal {
  of: 'save' | 'publish';
  count: number;
}

/** Describes a service: its terms, questions and papers, with the form that citizens get beside it. */
export function Designer({ design }: DesignerProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const { service, published, draft } = design;
  const { id } = service;
  const {
    definition,
    unread,
    seen,
    newer,
    unsaved,
    canUndo,
    edits,
    undo,
    saved,
    see,
    take,
    reload,
    restart,
  } = useDesign(design);
  const { running, run } = useAction(useProblemMessage());
  const [refusal, setRefusal] = useState<Refusal>();
  const [asking, setAsking] = useState<'publish' | 'discard'>();
  const isBusy = running.size > 0;
  useUnsavedWork(unsaved);

  const today = calendarDay(councilNow());
  const found = useMemo(() => {
    if (!refusal) return [];
    const problems = findDesignProblems({ definition, unread }, today);
    return refusal.of === 'save' ? problems.filter(keepsFromSaving) : problems;
  }, [refusal, definition, unread, today]);
  const problems = useShownProblems(definition, found);
  const entries = useEntries(definition, edits, problems.idOf);
  const parts = { definition, unread, problems, edits, entries };

  // Nothing was typed that could be lost.
  if (newer && !unsaved && !isBusy) reload(newer);

  function undoStep() {
    if (!canUndo) return;
    undo();
    announce(t('undone'));
  }
  useUndoKey(undoStep);

  /** Whether nothing keeps it from being done; else the summary takes the focus. */
  function isRight(of: Refusal['of']): boolean {
    const all = findDesignProblems({ definition, unread }, today);
    const wrong = of === 'save' ? all.filter(keepsFromSaving) : all;
    setRefusal(wrong.length > 0 ? { of, count: (refusal?.count ?? 0) + 1 } : undefined);
    entries.show(wrong.flatMap(({ at }) => at ?? []));
    return wrong.length === 0;
  }

  const attempt = (key: string, action: () => Promise<Outcome>) =>
    run(key, async () => {
      if (newer) return { tone: 'warn', text: t('conflict.refused') };
      try {
        return await action();
      } catch (error) {
        if (!hasName(error, 'DefinitionChangedError')) throw error;
        return { tone: 'warn', text: t('conflict.refused') };
      }
    });

  const save = () =>
    isRight('save') &&
    attempt('save', async () => {
      const { revision } = await saveServiceDraft(id, definition, seen);
      saved({ definition, revision, version: seen.version });
      return { tone: 'good', text: t('save.done', { name: definition.name }) };
    });

  const discard = () =>
    attempt('discard', async () => {
      await discardServiceDraft(id);
      restart(seenOf({ ...design, draft: undefined }));
      setRefusal(undefined);
      return { tone: 'info', text: t('discard.done', { name: service.name }) };
    });

  const publish = async () => {
    await attempt('publish', async () => {
      const { version } = await publishService(id, definition, seen.version);
      saved({ definition, revision: 0, version });
      return { tone: 'good', text: t('publish.done', { version, name: definition.name }) };
    });
    setAsking(undefined);
  };

  function askToPublish() {
    if (!isRight('publish')) return;
    const isNew = !published || compareDefinitions(published.definition, definition).length > 0;
    if (isNew) setAsking('publish');
    else
      void run('publish', () =>
        Promise.resolve({
          tone: 'info',
          text: t('publish.nothing', { version: published.version }),
        }),
      );
  }

  return (
    <Layout>
      <Work>
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
              see(newer);
              announce(t('conflict.keptMine'));
            }}
            onTheirs={() => {
              take(newer);
              announce(t('conflict.tookTheirs'));
            }}
          />
        )}
        <TermsEditor {...parts} />
        <QuestionsEditor {...parts} />
        <PapersEditor {...parts} />
        <Bar role="group" aria-label={t('bar')}>
          <Button
            busy={running.has('publish')}
            busyLabel={t('publish.busy')}
            onClick={askToPublish}
          >
            {t('publish.do')}
          </Button>
          <Button
            variant="secondary"
            busy={running.has('save')}
            busyLabel={t('save.busy')}
            onClick={() => void save()}
          >
            {t('save.do')}
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 size={18} aria-hidden="true" />}
            aria-disabled={!canUndo}
            aria-keyshortcuts="Control+Z"
            onClick={undoStep}
          >
            {t('undo')}
          </Button>
          {draft && (
            <Button variant="quiet" onClick={() => setAsking('discard')}>
              {t('discard.do')}
            </Button>
          )}
          <State>
            {published
              ? t('page.published', {
                  version: published.version,
                  day: formatDate(new Date(published.publishedAt)),
                })
              : t('page.notDescribed')}{' '}
            {draft && t('page.draft', { time: formatDateTime(new Date(draft.savedAt)) })}{' '}
            {unsaved && t('page.unsaved')}
          </State>
        </Bar>
        <VersionList serviceId={id} />
      </Work>
      <PreviewColumn definition={definition} />
      <PublishDialog
        open={asking === 'publish'}
        definition={definition}
        published={published}
        busy={running.has('publish')}
        onConfirm={() => void publish()}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        danger
        title={t('discard.title')}
        confirmLabel={t('discard.do')}
        cancelLabel={t('discard.cancel')}
        onConfirm={() => {
          setAsking(undefined);
          void discard();
        }}
        onClose={() => setAsking(undefined)}
      >
        {t('discard.text')}
      </ConfirmDialog>
    </Layout>
  );
}

/** Beside the designer where there is room, else below it and shown on demand. */
function PreviewColumn({ definition }: { definition: ServiceDefinition }) {
  const t = useMessages();
  const isBeside = useMediaQuery(wideQuery);
  const [isShown, setIsShown] = useState(false);
  // A key is drawn in the field at once, and in the form when there is time.
  const shown = useDeferredValue(definition);
  return (
    <Aside aria-labelledby="preview">
      <h2 id="preview">{t('preview.title')}</h2>
      <p>{t('preview.lead')}</p>
      {!isBeside && (
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'preview.hide' : 'preview.show')}
        </Button>
      )}
      {(isBeside || isShown) && <Preview definition={shown} />}
    </Aside>
  );
}

/** Ctrl+Z where no field has the focus: a field undoes its own typing. */
function useUndoKey(undo: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndoKey || event.shiftKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    undo();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const wideQuery = '(min-width: 1100px)';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]};

  @media ${wideQuery} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const State = styled.p`
  flex: 1 1 100%;
  color: ${theme.color.muted};
`;

const Aside = styled.aside`
  display: grid;
  gap: ${theme.space[3]};

  @media ${wideQuery} {
    position: sticky;
    top: ${theme.space[4]};
    max-height: calc(100vh - ${theme.space[8]});
    overflow: auto;
  }
`;
