import { Undo2 } from 'lucide-react';
import type { ServiceDesign } from 'shared-data';
import { Actions, Button, formatDate, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface SaveBarProps {
  design: ServiceDesign;
  unsaved: boolean;
  canUndo: boolean;
  /** The keys of the running actions. */
  running: ReadonlySet<string>;
  onPublish: () => void;
  onSave: () => void;
  onUndo: () => void;
  onDiscard: () => void;
}

/** The actions on the definition as a whole, and its state. */
export function SaveBar({
  design: { published, draft },
  unsaved,
  canUndo,
  running,
  onPublish,
  onSave,
  onUndo,
  onDiscard,
}: SaveBarProps) {
  const t = useMessages();
  return (
    <Actions role="group" aria-label={t('bar')}>
      <Button busy={running.has('publish')} busyLabel={t('publish.busy')} onClick={onPublish}>
        {t('publish.do')}
      </Button>
      <Button
        variant="secondary"
        busy={running.has('save')}
        busyLabel={t('save.busy')}
        onClick={onSave}
      >
        {t('save.do')}
      </Button>
      <Button
        variant="secondary"
        icon={<Undo2 data-turns size={18} aria-hidden="true" />}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={onUndo}
      >
        {t('undo')}
      </Button>
      {draft && (
        <Button variant="quiet" onClick={onDiscard}>
          {t('discard.do')}
        </Button>
      )}
      <State>
        {[
          published
            ? t('page.published', {
                version: published.version,
                day: formatDate(new Date(published.publishedAt)),
              })
            : t('page.notDescribed'),
          draft && t('page.draft', { time: formatDateTime(new Date(draft.savedAt)) }),
          unsaved && t('page.unsaved'),
        ]
          .filter(Boolean)
          .join(' ')}
      </State>
    </Actions>
  );
}

const State = styled.p`
  flex: 1 1 100%;
  color: ${theme.color.muted};
`;
