import { useState } from 'react';
import { hasUnsavedWork } from 'shared-platform';
import { Button } from 'shared-ui';
import { NoticeStrip } from '../routing/NoticeStrip';
import { useMessages } from './i18n';

interface NewerShellBannerProps {
  reload?: () => void;
}

/** Loads the newer portal on request, and never while there is unsaved input. */
export function NewerShellBanner({ reload = () => location.reload() }: NewerShellBannerProps) {
  const t = useMessages();
  const [isHeld, setIsHeld] = useState(false);

  return (
    <NoticeStrip $tone="info" role="status">
      <p>{t(isHeld ? 'newerShell.unsaved' : 'newerShell.ready')}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setIsHeld(hasUnsavedWork());
          if (!hasUnsavedWork()) reload();
        }}
      >
        {t('newerShell.load')}
      </Button>
    </NoticeStrip>
  );
}
