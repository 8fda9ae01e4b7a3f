import { RotateCw } from 'lucide-react';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { usePapersMessages } from './i18n';
import type { PaperView } from './usePaperView';

/** Zooms and rotates a paper. */
export function ViewTools({ view }: { view: PaperView }) {
  const t = usePapersMessages();
  const { zoom, zoomIn, zoomOut, fit, turnRight } = view;
  const look = { variant: 'secondary', size: 'small' } as const;
  return (
    <Tools>
      <Button {...look} aria-label={t('zoomOut')} aria-keyshortcuts="-" onClick={zoomOut}>
        −
      </Button>
      <Zoom role="status">{t('zoom', { zoom })}</Zoom>
      <Button {...look} aria-label={t('zoomIn')} aria-keyshortcuts="+" onClick={zoomIn}>
        +
      </Button>
      <Button {...look} onClick={fit}>
        {t('fit')}
      </Button>
      <Button {...look} icon={<RotateCw size={16} aria-hidden="true" />} onClick={turnRight}>
        {t('turn')}
      </Button>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Zoom = styled.span`
  min-width: 3.5em;
  font-size: ${theme.text.size14};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
