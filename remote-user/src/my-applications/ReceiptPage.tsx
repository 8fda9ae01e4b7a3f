import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { BackLink, StatusMark, useApplicationText } from 'shared-area';
import { ApplicationAnswers } from 'shared-area/questions';
import { useTrackingRows } from 'shared-area/tracking';
import { type Application } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { Button, SummaryList, PageHeading, formatDateTime, theme } from 'shared-ui';
import { PrintSheet } from '../citizen/PrintSheet';
import { writeDeadline } from '../citizen/writeDeadline';
import { userPaths } from '../userPaths';
import { useMessages, FormattedMessage } from '../i18n';
import { MyApplication } from './MyApplication';
import { useApplicantName } from './ApplicationSummary';

export function ReceiptPage() {
  return <MyApplication>{(application) => <Receipt application={application} />}</MyApplication>;
}

interface ReceiptProps {
  application: Application;
}

/** Black on white, with the council's name, the number and the date on top. */
function Receipt({ application }: ReceiptProps) {
  const t = useMessages();
  // Handed on, so that the application still knows the list that it was opened from.
  const { state: opened } = useLocation() as { state: unknown };
  const { id, number, service, applicant, status, submittedAt, documents, sample, deadline } =
    application;
  const text = useApplicationText(application);
  const applicantName = useApplicantName();
  return (
    <>
      <BackLink to={userPaths.application(id)} state={opened}>
        {t('receipt.back')}
      </BackLink>
      <PrintSheet stamp={sample && t('receipt.sample')}>
        <PageHeading
          documentTitle={t(sample ? 'receipt.sampleTitle' : 'receipt.documentTitle', {
            number,
          })}
          lead={t(sample ? 'receipt.sampleLead' : 'receipt.lead')}
          actions={
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
          }
        >
          <FormattedMessage id="receipt.titled" values={{ number }} parts={{ whole: <Whole /> }} />
        </PageHeading>
        <SummaryList
          rows={[
            ...useTrackingRows(application),
            { label: t('receipt.service'), value: service },
            { label: t('application.applicant'), value: applicantName(application) },
            ...(sample ? [] : [{ label: t('receipt.email'), value: applicant.email }]),
            { label: t('application.submitted'), value: formatDateTime(new Date(submittedAt)) },
            {
              label: t('receipt.status'),
              value: <StatusMark status={citizenStatus(status)} t={t} />,
            },
            ...(deadline
              ? [{ label: t('receipt.deadline'), value: writeDeadline(deadline.day) }]
              : []),
            {
              label: t('receipt.documents'),
              value:
                documents.length > 0 ? (
                  <ul>
                    {documents.map((document) => (
                      <li key={document.id}>{document.name}</li>
                    ))}
                  </ul>
                ) : (
                  t('application.noDocuments')
                ),
            },
            ...text,
          ]}
        />
        {application.form && (
          <Answers>
            <ApplicationAnswers application={application} headingLevel={2} />
          </Answers>
        )}
      </PrintSheet>
    </>
  );
}

const Answers = styled.div`
  margin-top: ${theme.space[6]};
`;

/** A number is not to be broken at its hyphens. */
const Whole = styled.span`
  display: inline-block;
`;
