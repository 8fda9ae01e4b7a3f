import { FileText } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { usePapersMessages } from './i18n';
import { openPdf } from './openPdf';
import { PaperDialog } from './PaperDialog';

/** A chosen paper in small, as the office will see it: the picture, or the first page. A press shows it larger. */
export function PaperThumbnail({ file }: { file: File }) {
  const t = usePapersMessages();
  /** Of the larger view, while it is open. */
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);

  function close() {
    if (address !== undefined) URL.revokeObjectURL(address);
    setAddress(undefined);
  }

  if (hasFailed) return <FileText size={20} aria-hidden="true" />;
  return (
    <>
      <Press
        type="button"
        onClick={() => setAddress(URL.createObjectURL(file))}
        aria-label={t('larger', { name: file.name })}
      >
        {file.type === 'application/pdf' ? (
          <FirstPage file={file} onFailed={fail} />
        ) : (
          <Picture file={file} onFailed={fail} />
        )}
      </Press>
      <PaperDialog file={file} address={address} onClose={close} />
    </>
  );
}

interface ContentProps {
  file: File;
  onFailed: () => void;
}

function Picture({ file, onFailed }: ContentProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" onError={onFailed} />;
}

function FirstPage({ file, onFailed }: ContentProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    // Closed as soon as it is drawn: a phone has little memory.
    const close = openPdf(
      file,
      (pdf) => {
        if (!canvas.current) return;
        pdf.draw(canvas.current, 1, 0, (hasFailed) => {
          close();
          if (hasFailed) fail();
        });
      },
      () => fail(),
    );
    return close;
  }, [file]);
  return <canvas ref={canvas} />;
}

const Press = styled.button`
  flex: none;
  width: 56px;
  height: 72px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralGround};
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }

  canvas {
    display: block;
    width: 100%;
  }
`;
