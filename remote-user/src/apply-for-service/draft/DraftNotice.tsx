import { formatDateTime, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../../words';

interface DraftNoticeProps {
  /** ISO 8601. */
  updatedAt: string;
}

/** Says that the form is not empty because it was filled in before. */
export function DraftNotice({ updatedAt }: DraftNoticeProps) {
  const words = useWords();
  return (
    <Space>
      <Notice tone="info">
        {words('draft.restored', { moment: formatDateTime(new Date(updatedAt)) })}
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  max-width: 720px;
  margin-bottom: ${theme.space[6]};
`;
