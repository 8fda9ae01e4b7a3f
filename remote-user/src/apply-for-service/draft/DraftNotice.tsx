import { formatDateTime, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n';

interface DraftNoticeProps {
  /** ISO 8601. */
  updatedAt: string;
}

/** Says that the form is not empty because it was filled in before. */
export function DraftNotice({ updatedAt }: DraftNoticeProps) {
  const t = useMessages();
  return (
    <Space>
      <Notice tone="info">
        {t('draft.restored', { moment: formatDateTime(new Date(updatedAt)) })}
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  max-width: 720px;
  margin-bottom: ${theme.space[6]};
`;
