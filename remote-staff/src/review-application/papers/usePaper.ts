import { useEffect, useState } from 'react';
import { getDocument, type ApplicationDocument } from 'shared-data';
import { canBeShown, readBeginning, shownType, signatureLength } from 'shared-data/files';

/** A document of an application as the viewer has it. */
export type Paper =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; content: Blob; shown: 'pdf' }
  /** `address` is good for as long as the paper is shown. */
  | { status: 'ready'; content: Blob; shown: 'image'; address: string }
  /** The content is not what its type says. */
  | { status: 'ready'; content: Blob; shown: 'nothing' };

/** Whether the viewer has a way to show documents of a type. */
export function isShownHere({ type }: Pick<ApplicationDocument, 'type'>): boolean {
  return canBeShown(type);
}

/** Loads a document for as long as it is shown. Use it with a key: it begins with nothing. */
export function usePaper(applicationId: string, { id, type }: ApplicationDocument): Paper {
  const [attempt, setAttempt] = useState(0);
  const [paper, setPaper] = useState<Paper>({ status: 'loading' });

  useEffect(() => {
    let isShown = true;
    let address: string | undefined;
    const show = ({ content, type: shown }: Loaded) => {
      if (!isShown) return;
      if (shown === null) setPaper({ status: 'ready', content, shown: 'nothing' });
      else if (shown === pdfType) setPaper({ status: 'ready', content, shown: 'pdf' });
      else {
        address = URL.createObjectURL(content);
        setPaper({ status: 'ready', content, shown: 'image', address });
      }
    };
    const fail = (error: unknown) => {
      if (!isShown) return;
      console.error('A document could not be shown.', error);
      const retry = () => {
        setPaper({ status: 'loading' });
        setAttempt(attempt + 1);
      };
      setPaper({ status: 'failed', error, retry });
    };
    load(applicationId, id, type).then(show, fail);
    return () => {
      isShown = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [applicationId, id, type, attempt]);

  return paper;
}

const pdfType = 'application/pdf';

interface Loaded {
  content: Blob;
  /** What it may be shown as. */
  type: string | null;
}

async function load(applicationId: string, id: string, type: string): Promise<Loaded> {
  const stored = await getDocument(applicationId, id);
  const shown = shownType(type, await readBeginning(stored, signatureLength));
  return { content: shown ? stored.slice(0, stored.size, shown) : stored, type: shown };
}
