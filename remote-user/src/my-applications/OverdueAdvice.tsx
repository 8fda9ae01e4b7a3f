import { useCouncilSettings } from 'shared-area';
import { councilNow, useRecords, watchOffice, type Application } from 'shared-data';
import { councilDay, deadlineStanding, wordIn } from 'shared-data/model';
import { activeLanguage, Notice } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplicationMessages } from './i18n';

/** What a citizen can do about an overdue application. */
export function OverdueAdvice({ application }: { application: Application }) {
  const standing = deadlineStanding(application, councilDay(councilNow()));
  return standing?.kind === 'overdue' ? <Advice /> : null;
}

function Advice() {
  const t = useApplicationMessages();
  const office = useRecords(watchOffice);
  const council = useCouncilSettings();
  if (office.status === 'loading') return null;
  const advice =
    office.status === 'ready' && wordIn(office.data, 'overdueAdvice', activeLanguage());
  if (!council && !(advice && advice.text)) return null;
  const { phone = '', email = '' } = council ?? {};
  return (
    <Notice tone="warn" title={t('application.overdueTitle')}>
      <Lines lang={advice ? advice.lang : undefined}>
        {(advice && advice.text) ||
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
