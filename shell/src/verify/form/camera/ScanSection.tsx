import { useEffect, useState } from 'react';
import { Button, ErrorBox, theme } from 'shared-ui';
import { ScanLine } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { CodeScanner } from './CodeScanner';
import { findCodeReader, type CodeReader } from './findCodeReader';

interface ScanSectionProps {
  /** The message about the last code, if it was not that of a certificate. */
  problem: string | undefined;
  onRead: (text: string) => void;
}

/** Scans with this page if the browser can, else refers to the phone's own camera. */
export function ScanSection({ problem, onRead }: ScanSectionProps) {
  const t = useMessages();
  const [reader, setReader] = useState<CodeReader>();
  const [isScanning, setIsScanning] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    void findCodeReader().then((found) => {
      if (isCurrent) setReader(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!reader) return <p>{t('form.scan.phone')}</p>;
  if (isScanning) {
    return (
      <CodeScanner
        reader={reader}
        onStop={() => setIsScanning(false)}
        onRead={(text) => {
          setIsScanning(false);
          onRead(text);
        }}
        onFail={(error) => {
          setIsScanning(false);
          setFailure(t(wordsFor(error)));
        }}
      />
    );
  }
  const words = failure ?? problem;
  return (
    <Section>
      {words && <ErrorBox>{words}</ErrorBox>}
      <Button
        variant="secondary"
        icon={<ScanLine size={20} aria-hidden="true" />}
        onClick={() => {
          setFailure(undefined);
          setIsScanning(true);
        }}
      >
        {t('form.scan')}
      </Button>
    </Section>
  );
}

function wordsFor(error: unknown) {
  const { name } = Object(error) as { name?: unknown };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'form.scan.refused';
  return name === 'NotFoundError' ? 'form.scan.none' : 'form.scan.failed';
}

const Section = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
`;
