import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BackLink, OfficeHelp, PageColumns, useApplicationText } from 'shared-area';
import { usePrintedAlone } from 'shared-area/certificate';
import { ApplicationAnswers } from 'shared-area/questions';
import { type Application } from 'shared-data';
import { Button, Card, media, PageHeading, SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplicationMessages, ApplicationMessage } from './i18n';
import { userPaths } from '../userPaths';
import { MyApplication } from './MyApplication';
import { ReceiptSheet } from './ReceiptSheet';

export function ReceiptPage() {
  return <MyApplication>{(application) => <Receipt application={application} />}</MyApplication>;
}

interface ReceiptProps {
  application: Application;
}

/** The paper, which is printed alone, and below it the citizen's text, which is not printed. */
function Receipt({ application }: ReceiptProps) {
  const t = useApplicationMessages();
  usePrintedAlone();
  // Passed on, so that the application still links back to the list that it was opened from.
  const { state: opened } = useLocation() as { state: unknown };
  const { id, number, sample, form } = application;
  const text = useApplicationText(application);
  return (
    <>
      <BackLink to={userPaths.application(id)} state={opened}>
        {t('receipt.back')}
      </BackLink>
      <PageHeading
        documentTitle={t(sample ? 'receipt.sampleTitle' : 'receipt.documentTitle', { number })}
        actions={
          <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        }
      >
        <ApplicationMessage id="receipt.titled" values={{ number }} parts={{ whole: <Whole /> }} />
      </PageHeading>
      <PageColumns help={<OfficeHelp />}>
        <ReceiptSheet application={application} />
        {(form ?? text.length > 0) && (
          <Sent as="section" aria-labelledby="sent">
            <h2 id="sent">{t(sample ? 'application.sampleSent' : 'application.sent')}</h2>
            <SummaryList rows={text} />
            {form && <ApplicationAnswers application={application} />}
          </Sent>
        )}
      </PageColumns>
    </>
  );
}

const Sent = styled(Card)`
  ${media.print} {
    display: none;
  }

  h2 {
    margin-bottom: ${theme.space[4]};
  }
`;

/** A number must not break at its hyphens. */
const Whole = styled.span`
  display: inline-block;
`;
