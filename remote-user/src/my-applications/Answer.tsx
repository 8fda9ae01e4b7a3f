import { RecordText } from 'shared-area';
import { Award } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Application } from 'shared-data';
import { certificateRevocation } from 'shared-data/model';
import { ButtonLink, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { AnswerAtOffice } from './AnswerAtOffice';
import { useApplicationMessages } from './i18n';
import { OverdueAdvice } from './OverdueAdvice';
import { ReturnedApplication } from './ReturnedApplication';
import { useForgetAnswer } from './useForgetAnswer';

/**
 * The main result, shown first: the certificate and whether it is valid, the reason of a rejection, or the request to the
 * citizen.
 */
export function Answer({ application }: { application: Application }) {
  useForgetAnswer(application);
  switch (application.status) {
    case 'approved':
      return <Approved application={application} />;
    case 'rejected':
      return <Rejected application={application} />;
    case 'returned':
      return <ReturnedApplication application={application} />;
    default:
      return <OverdueAdvice application={application} />;
  }
}

function Approved({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const { state: opened } = useLocation() as { state: unknown };
  const { id, certificate } = application;
  const revocation = certificateRevocation(application);
  const reason = revocation ? revocation.note : decisionNote(application);
  const outcome = certificate ? 'answer.certificate' : 'answer.approved';
  return (
    <>
      <Notice
        tone={revocation ? 'bad' : 'good'}
        spoken={revocation ? 'warn' : 'good'}
        title={t(revocation ? 'answer.revoked' : outcome)}
      >
        {reason && (
          <Reason>
            <RecordText sample={application.sample}>{reason}</RecordText>
          </Reason>
        )}
        {certificate && (
          <Way>
            <ButtonLink
              variant={revocation ? 'secondary' : 'primary'}
              to={userPaths.certificate(id)}
              state={opened}
              icon={<Award size={20} aria-hidden="true" />}
            >
              {t('application.certificate')}
            </ButtonLink>
          </Way>
        )}
      </Notice>
      <AnswerAtOffice application={application} />
    </>
  );
}

function Rejected({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const reason = decisionNote(application);
  return (
    <Notice tone="bad" spoken="warn" title={t('answer.rejected')}>
      <Reason>
        {reason ? (
          <RecordText sample={application.sample}>{reason}</RecordText>
        ) : (
          t('answer.noReason')
        )}
      </Reason>
    </Notice>
  );
}

/** The note of the decision that is in effect. */
function decisionNote({ history, status }: Application): string | undefined {
  return history.findLast(({ from, to }) => from !== to && to === status)?.note;
}

const Reason = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Way = styled.p`
  margin-top: ${theme.space[2]};
`;
