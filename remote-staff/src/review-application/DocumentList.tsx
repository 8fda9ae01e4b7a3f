import { FileText } from 'lucide-react';
import { useState } from 'react';
import { explainRecordsError, getDocument, type ApplicationDocument } from 'shared-data';
import { openDocument } from 'shared-data/files';
import { Button, ErrorBox, formatFileSize, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useProblemWords } from '../records/useProblemWords';
import { useWords } from '../words';

interface DocumentListProps {
  applicationId: string;
  documents: readonly ApplicationDocument[];
}

/** The documents of an application, each to be opened. */
export function DocumentList({ applicationId, documents }: DocumentListProps) {
  const words = useWords();
  const describe = useProblemWords();
  const [problem, setProblem] = useState<string>();

  if (documents.length === 0) return <None>{words('review.noDocuments')}</None>;

  async function open(document: ApplicationDocument) {
    setProblem(undefined);
    try {
      await openDocument(
        document,
        () => getDocument(applicationId, document.id),
        words('review.opening'),
      );
    } catch (error) {
      const { name } = document;
      setProblem(
        explainRecordsError(error) === 'offline'
          ? words('review.documentOffline', { name })
          : words('review.documentFailed', { name, reason: describe(error) }),
      );
    }
  }

  return (
    <>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <List>
        {documents.map((document) => (
          <li key={document.id}>
            <FileText size={20} aria-hidden="true" />
            <div>
              <p>{document.name}</p>
              <Size>{formatFileSize(document.size)}</Size>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={words('review.openDocument', { name: document.name })}
              onClick={() => void open(document)}
            >
              {words('review.open')}
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}

const None = styled.p`
  color: ${theme.color.muted};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    max-width: none;
    padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }

  svg {
    color: ${theme.color.muted};
  }

  li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Size = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
