import { usePapersMessages } from 'shared-area/paper-viewer';
import { FileText } from 'lucide-react';
import type { ApplicationDocument } from 'shared-data';
import { Button, formatFileSize, Items, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { desk } from '../desk';
import { Documents } from '../Documents';
import { isShownHere } from './usePaper';

interface PaperListProps {
  applicationId: string;
  documents: readonly ApplicationDocument[];
  /** The id of the document in the viewer. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Documents: each is shown in the viewer, or opened in a tab if the viewer does not support its type. */
export function PaperList({ applicationId, documents, chosen, onChoose }: PaperListProps) {
  const t = usePapersMessages();
  const shown = documents.filter(isShownHere);
  const others = documents.filter((document) => !isShownHere(document));
  return (
    <Lists>
      {shown.length > 0 && (
        <List>
          <Items of={shown} keyOf={({ id }) => id}>
            {({ id, name, size }) => (
              <li>
                <Button
                  variant="secondary"
                  size="small"
                  icon={<FileText size={18} aria-hidden="true" />}
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                >
                  {t('show', { name })}
                </Button>
                <Size>{formatFileSize(size)}</Size>
              </li>
            )}
          </Items>
        </List>
      )}
      {(others.length > 0 || shown.length === 0) && (
        <Documents applicationId={applicationId} documents={others} />
      )}
    </Lists>
  );
}

const Lists = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    overflow-wrap: anywhere;
  }

  button {
    text-align: start;
  }

  button[aria-pressed='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.goodGround};
  }
`;

const Size = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
  white-space: nowrap;

  /* The paper itself is beside the list. */
  ${desk} {
    display: none;
  }
`;
