import { DeadlineText } from 'shared-area/deadline';
import { StageTrack } from 'shared-area/stages';
import { councilNow, type Application } from 'shared-data';
import { certificateRevocation, outcomeOf } from 'shared-data/model';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplicationMessages } from './i18n';

/** The stage of an application, its deadline, and the next step. */
export function Standing({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const { status, deadline } = application;
  const now = councilNow();
  return (
    <Card as="section" aria-labelledby="next">
      <StageTrack application={application} now={now} isOwn />
      <Next>
        <h2 id="next">{t('next.title')}</h2>
        {deadline && outcomeOf(status) === 'pending' && (
          <By>
            <DeadlineText application={application} now={now} isOwn />
          </By>
        )}
        <p>{t(`next.${nextOf(application)}`)}</p>
      </Next>
    </Card>
  );
}

/** After an approval, the state of the certificate is more informative than the status. */
function nextOf(application: Application) {
  const { status, certificate } = application;
  if (status !== 'approved' || !certificate) return status;
  return certificateRevocation(application) ? 'revoked' : 'certificate';
}

const Next = styled.div`
  margin-top: ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.accent};
  border-start-end-radius: ${theme.radius.control};
  border-end-end-radius: ${theme.radius.control};
  background: ${theme.color.raised};

  h2 {
    margin-bottom: ${theme.space[1]};
    font-size: ${theme.text.size16};
  }
`;

const By = styled.p`
  margin-bottom: ${theme.space[1]};
  font-weight: ${theme.text.strong};
`;
