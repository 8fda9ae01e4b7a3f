import { CircleAlert, FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { formatFileSize } from '../format/format';
import { theme } from '../theme/theme';
import { useMessages } from './i18n';

export interface ChosenFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The error of this file; it does not affect the others. */
  error?: string | undefined;
  /** From 0 to 1 during the upload. */
  progress?: number | undefined;
  /** Shows the file in small in place of an icon. */
  preview?: ReactNode;
}

export interface FileListProps {
  files: readonly ChosenFile[];
  disabled?: boolean | undefined;
  onRemove: (file: ChosenFile) => void;
}

/** The chosen files, each with its size, its error or its progress, and a button to remove it. */
export function FileList({ files, disabled, onRemove }: FileListProps) {
  const t = useMessages();
  if (files.length === 0) return null;
  return (
    <List aria-label={t('file.list')}>
      {files.map((file) => (
        <Item key={file.id} $bad={Boolean(file.error)}>
          {file.error ? (
            <CircleAlert size={20} aria-hidden="true" />
          ) : (
            (file.preview ?? <FileText size={20} aria-hidden="true" />)
          )}
          <Text $isLong={Boolean(file.error)}>
            <Name>{file.name}</Name>
            {file.error ? (
              <Problem>{file.error}</Problem>
            ) : (
              <Size>{formatFileSize(file.size)}</Size>
            )}
            {file.progress !== undefined && (
              <progress
                value={file.progress}
                aria-label={t('file.progress', { name: file.name })}
              />
            )}
          </Text>
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            icon={<X size={18} aria-hidden="true" />}
            aria-label={t('file.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          >
            {t('file.removeShort')}
          </Button>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;
  margin-top: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $bad: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[1]} ${theme.space[3]};
  max-width: none;
  padding-block: ${theme.space[1]};
  padding-inline: ${theme.space[3]} ${theme.space[1]};
  border: 1px solid ${({ $bad }) => ($bad ? theme.color.bad : theme.color.line)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  > svg {
    color: ${({ $bad }) => ($bad ? theme.color.bad : theme.color.muted)};
  }
`;

/** On a phone the sentence of an error has the width for itself, with the button below. */
const Text = styled.div<{ $isLong: boolean }>`
  flex: 1 1 ${({ $isLong }) => ($isLong ? '14rem' : '8rem')};
  min-width: 0;

  progress {
    display: block;
    width: 100%;
    height: 6px;
  }
`;

const Name = styled.p`
  overflow-wrap: anywhere;
`;

const Size = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Problem = styled.p`
  color: ${theme.color.bad};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};
`;
