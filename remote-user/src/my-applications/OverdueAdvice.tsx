import { councilNow, useRecords, watchOffice, type Application } from 'shared-data';
import { councilDay, deadlineStanding } from 'shared-data/model';
import { Notice } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncilSettings } from '../citizen/useCouncilSettings';
import { useMessages } from '../i18n';

/** What a citizen can do about an application that the council should have decided by now. */
export function OverdueAdvice({ application }: { application: Application }) {
  const standing = deadlineStanding(application, councilDay(councilNow()));
  return standing?.kind === 'overdue' ? <Advice /> : null;
}

function Advice() {
  const t = useMessages();
  const office = useRecords(watchOffice);
  const { phone, email } = useCouncilSettings();
  if (office.status === 'loading') return null;
  const advice = office.status === 'ready' ? office.data.overdueAdvice : '';
  return (
    <Notice tone="warn" title={t('application.overdueTitle')}>
      <Lines>
        {advice ||
          (phone
            ? t('application.overdueCall', { phone, email })
            : t('application.overdueWrite', { email }))}
      </Lines>
    </Notice>
  );
}

const Lines = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
