import { startOfDay } from 'shared-data/model';
import { formatDate, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReportMessages } from './i18n';

interface CoveredNoteProps {
  /** The first day that the figures cover, 'YYYY-MM-DD'. */
  from: string;
  /** How many applications they cover. */
  applications: number;
}

/** Says which figures of a report are complete, what the others cover, and how to get all of them. */
export function CoveredNote({ from, applications }: CoveredNoteProps) {
  const t = useReportMessages();
  return (
    <Space>
      <Notice tone="info">
        {t('covered', { applications, day: formatDate(startOfDay(from)) })}
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  margin-bottom: ${theme.space[6]};
`;
