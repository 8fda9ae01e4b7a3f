import { useEffect, useState } from 'react';
import { getDocument, type ApplicationDocument } from 'shared-data';
import { canBeShown, readBeginning, shownType, signatureLength } from 'shared-data/files';

/** The state of a document in the viewer. */
export type Paper =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; content: Blob; shown: 'pdf' }
  /** `address` is an object URL that is valid while the paper is shown. */
  | { status: 'ready'; content: Blob; shown: 'image'; address: string }
  /** The content does not match its type. */
  | { status: 'ready'; content: Blob; shown: 'nothing' };

/** Whether the viewer supports documents of a type. */
export function isShownHere({ type }: Pick<ApplicationDocument, 'type'>): boolean {
  return canBeShown(type);
}

/** Loads a document while it is shown. Use it with a key: it does not reset when the document changes. */
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
