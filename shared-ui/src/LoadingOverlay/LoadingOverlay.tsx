import { styled } from 'styled-components';
import { Card } from '../Card/Card';
import { Spinner } from '../Spinner/Spinner';
import { theme } from '../theme/theme';
import { useMessages } from '../i18n';

export interface LoadingOverlayProps {
  /** By default 'Loading...'. */
  label?: string | undefined;
}

/** Covers the screen while an action is running. The focus stays where it is. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const t = useMessages();
  return (
    <Cover>
      <Sheet role="status">
        <Spinner size={28} />
        <span>{label ?? t('loading')}</span>
      </Sheet>
    </Cover>
  );
}

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  background: ${theme.color.scrim};
`;

const Sheet = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  box-shadow: ${theme.shadow};
  font-weight: ${theme.text.strong};
`;
