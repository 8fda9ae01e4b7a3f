import { Download, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { getDocument, type ApplicationDocument } from 'shared-data';
import { explainRecordsError } from 'shared-data/model';
import { openDocument, saveFile } from 'shared-data/files';
import { Button, ErrorBox, formatFileSize, Items, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface DocumentTexts {
  /** Shown instead of an empty list. */
  none: string;
  /** The name of the button, such as 'Open card.pdf'. */
  action: (name: string) => string;
  offline: (name: string) => string;
  failed: (name: string, error: unknown) => ReactNode;
}

interface DocumentListProps {
  applicationId: string;
  documents: readonly ApplicationDocument[];
  texts: DocumentTexts;
  /**
   * The text of the button and of the new tab until the document has loaded. Without it a document is saved
   * instead of opened.
   */
  opening?: string;
}

/** The documents of an application with their sizes, each to open or to save. */
export function DocumentList({ applicationId, documents, texts, opening }: DocumentListProps) {
  const [openingId, setOpeningId] = useState<string>();
  const [problem, setProblem] = useState<ReactNode>();

  async function take(document: ApplicationDocument) {
    const { id, name } = document;
    const getContent = () => getDocument(applicationId, id);
    setOpeningId(id);
    setProblem(undefined);
    try {
      if (opening === undefined) saveFile(await getContent(), name);
      else await openDocument(document, getContent, opening);
    } catch (error) {
      console.error('A document could not be opened.', error);
      const isOffline = explainRecordsError(error) === 'offline';
      setProblem(isOffline ? texts.offline(name) : texts.failed(name, error));
    } finally {
      setOpeningId(undefined);
    }
  }

  if (documents.length === 0) return <p>{texts.none}</p>;
  const Icon = opening === undefined ? Download : FileText;
  return (
    <>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <List>
        <Items of={documents} keyOf={({ id }) => id}>
          {(document) => (
            <li>
              <Button
                variant="secondary"
                icon={<Icon size={20} aria-hidden="true" />}
                busy={opening !== undefined && openingId === document.id}
                busyLabel={opening}
                onClick={() => void take(document)}
              >
                {texts.action(document.name)}
              </Button>
              <Size>{formatFileSize(document.size)}</Size>
            </li>
          )}
        </Items>
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    overflow-wrap: anywhere;
  }
`;

const Size = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
