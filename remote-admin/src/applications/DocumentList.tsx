import { Download } from 'lucide-react';
import { useState } from 'react';
import { explainRecordsError, getDocument, type ApplicationDocument } from 'shared-data';
import { saveFile } from 'shared-data/files';
import { Button, ErrorBox, formatFileSize, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useProblemWords } from '../admin/useProblemWords';
import { useWords } from '../words';

interface DocumentListProps {
  applicationId: string;
  documents: readonly ApplicationDocument[];
}

/** What a citizen added, each to be downloaded. */
export function DocumentList({ applicationId, documents }: DocumentListProps) {
  const words = useWords();
  const describeProblem = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);

  async function download({ id, name }: ApplicationDocument) {
    setProblem(null);
    try {
      saveFile(await getDocument(applicationId, id), name);
    } catch (error) {
      setProblem(
        explainRecordsError(error) === 'offline'
          ? words('details.documentOffline', { name })
          : describeProblem(error),
      );
    }
  }

  if (documents.length === 0) return <p>{words('details.noDocuments')}</p>;
  return (
    <>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <List>
        {documents.map((document) => (
          <li key={document.id}>
            <Button
              variant="quiet"
              size="small"
              icon={<Download size={18} aria-hidden="true" />}
              onClick={() => void download(document)}
            >
              {words('details.download', { name: document.name })}
            </Button>{' '}
            <Size>{formatFileSize(document.size)}</Size>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
