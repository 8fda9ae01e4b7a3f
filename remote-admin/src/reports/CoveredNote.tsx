import type { Report } from 'shared-data';
import { Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { formatDay } from './formatDay';
import { useReportMessages } from './i18n';

interface CoveredNoteProps {
  report: Pick<Report, 'covered' | 'earlierCovered'>;
}

/** Says which figures of a report are complete, what the others cover, and how to get all of them; nothing where all are. */
export function CoveredNote({ report: { covered, earlierCovered } }: CoveredNoteProps) {
  const t = useReportMessages();
  if (!covered && earlierCovered === undefined) return null;
  return (
    <Space>
      <Notice tone="info">
        {covered && (
          <p>
            {t('covered', {
              applications: covered.applications,
              day: formatDay(covered.from),
            })}
          </p>
        )}
        {earlierCovered !== undefined && (
          <p>{t('coveredEarlier', { applications: earlierCovered })}</p>
        )}
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  margin-bottom: ${theme.space[6]};
`;
