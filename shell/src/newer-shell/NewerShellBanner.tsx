import { useState } from 'react';
import { hasUnsavedWork } from 'shared-platform';
import { Button } from 'shared-ui';
import { NoticeStrip } from '../routing/NoticeStrip';
import { useMessages } from './i18n';

interface NewerShellBannerProps {
  reload?: () => void;
}

/** Loads the newer portal when its visitor wants it, and never over words that are not saved. */
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
