import { useState } from 'react';
import { hasUnsavedWork } from 'shared-platform';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface NewerShellBannerProps {
  reload?: () => void;
}

/** Loads the newer portal when its visitor wants it, and never over words that are not saved. */
export function NewerShellBanner({ reload = () => location.reload() }: NewerShellBannerProps) {
  const t = useMessages();
  const [isHeld, setIsHeld] = useState(false);

  return (
    <Strip role="status">
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
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.infoGround};
  color: ${theme.color.ink};
`;
