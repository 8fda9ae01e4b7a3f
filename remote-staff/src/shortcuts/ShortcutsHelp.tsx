import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button, LazyPage, Skeleton } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { useShortcutsMessages } from './i18n';
import { useShortcuts } from './useShortcuts';

/** Loaded when it is opened, which is rare. */
const loadList = async () => (await import('./ShortcutsList')).ShortcutsList;

interface ShortcutsHelpProps {
  /** The keys of the page as labelled on a keyboard, with their actions; '?' is added. */
  keys: readonly { key: string; does: string }[];
}

/** A button, and the key '?', that list the keys of a page, with a switch that turns them off and on. */
export function ShortcutsHelp({ keys }: ShortcutsHelpProps) {
  const t = useShortcutsMessages();
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });

  return (
    <>
      <Button
        variant="quiet"
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      <Dialog open={isOpen} title={t('title')} onClose={() => setOpen(false)}>
        {isOpen && (
          <LazyPage
            load={loadList}
            props={{ keys: [...keys, { key: '?', does: t('help') }] }}
            waiting={<Skeleton lines={6} />}
          />
        )}
      </Dialog>
    </>
  );
}
