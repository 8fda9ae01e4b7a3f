import { useEffect, useRef } from 'react';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import type { CodeReader } from './findCodeReader';
import { scanCode } from './scanCode';

interface CodeScannerProps {
  reader: CodeReader;
  onRead: (text: string) => void;
  onFail: (error: unknown) => void;
  onStop: () => void;
}

/** Shows the camera's picture until a code is found in it. */
export function CodeScanner({ reader, onRead, onFail, onStop }: CodeScannerProps) {
  const t = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onRead, onFail });
  useEffect(() => {
    handlers.current = { onRead, onFail };
  });

  useEffect(() => {
    if (!video.current) return;
    const control = new AbortController();
    const { signal } = control;
    scanCode(video.current, reader, signal).then(
      (text) => {
        if (text !== undefined && !signal.aborted) handlers.current.onRead(text);
      },
      (error: unknown) => {
        if (!signal.aborted) handlers.current.onFail(error);
      },
    );
    return () => control.abort();
  }, [reader]);

  return (
    <Scanner>
      <p role="status">{t('form.scan.hint')}</p>
      <Picture ref={video} autoPlay muted playsInline aria-label={t('form.scan.picture')} />
      <Button variant="secondary" onClick={onStop}>
        {t('form.scan.stop')}
      </Button>
    </Scanner>
  );
}

const Scanner = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;

const Picture = styled.video`
  width: 100%;
  max-width: 420px;
  aspect-ratio: 1;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  object-fit: cover;
`;
