import { useApplicationText } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { councilNow, type Application } from 'shared-data';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReviewMessages } from './i18n';
import { ApplicationSummary } from './ApplicationSummary';
import { Documents } from './Documents';

/** The content of an application for the dashboard, read-only, without the code that only a review needs. */
export function ApplicationContent({ application }: { application: Application }) {
  const t = useReviewMessages();
  const text = useApplicationText(application);
  return (
    <Sheet>
      <DeadlineText application={application} now={councilNow()} />
      <ApplicationSummary application={application} />
      {text.map(({ label, value }) => (
        <div key={label}>
          <h3>{label}</h3>
          <Typed>{value}</Typed>
        </div>
      ))}
      <div>
        <h3>{t('sent.documents')}</h3>
        <Documents applicationId={application.id} documents={application.documents} />
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  h3 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size16};
  }
`;

const Typed = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
