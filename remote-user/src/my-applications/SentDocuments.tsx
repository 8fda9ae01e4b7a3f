import { FileText } from 'lucide-react';
import { useState } from 'react';
import {
  explainRecordsError,
  getDocument,
  type Application,
  type ApplicationDocument,
} from 'shared-data';
import { openDocument } from 'shared-data/files';
import { Button, ErrorBox, formatFileSize, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

interface SentDocumentsProps {
  application: Application;
}

/** The documents that were sent along, to open again. */
export function SentDocuments({ application: { id, documents } }: SentDocumentsProps) {
  const words = useWords();
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function open(document: ApplicationDocument) {
    setOpening(document.id);
    setProblem(undefined);
    try {
      await openDocument(
        document,
        () => getDocument(id, document.id),
        words('application.opening'),
      );
    } catch (error) {
      console.error('A document could not be opened.', error);
      const { name } = document;
      setProblem(
        explainRecordsError(error) === 'offline'
          ? words('application.openOffline', { name })
          : words('application.openFailed', { name }),
      );
    } finally {
      setOpening(undefined);
    }
  }

  if (documents.length === 0) return <p>{words('application.noDocuments')}</p>;
  return (
    <>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <List>
        {documents.map((document) => (
          <li key={document.id}>
            <Button
              variant="secondary"
              icon={<FileText size={20} aria-hidden="true" />}
              busy={opening === document.id}
              busyLabel={words('application.opening')}
              onClick={() => void open(document)}
            >
              {words('application.open', { name: document.name })}
            </Button>
            <Size>{formatFileSize(document.size)}</Size>
          </li>
        ))}
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
