import { ApplicationHistory, RecordText, StatusMark, stepKind, useCurrentUser } from 'shared-area';
import { FormDefinition, isCheckOnly, StepAnswers } from 'shared-area/questions';
import { type Actor, type Application, type ApplicationEvent } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplicationMessages } from './i18n';
import { useMessages } from '../i18n';

interface HistoryProps {
  application: Application;
}

/** Each status that the application has had, with time, person and note; newest first. */
export function History({ application }: HistoryProps) {
  const { history, sample, form } = application;
  const t = useApplicationMessages();
  const tUser = useMessages();
  const { uid } = useCurrentUser();
  const nameOf = ({ role, name, uid: itsUid }: Actor) => {
    if (itsUid === uid && !sample) return t('application.byYou');
    // Samples belong to no person, so made-up names are not shown either.
    if (sample) return tUser(role === 'user' ? 'sample.applicant' : 'sample.office');
    return t(`application.by.${role}`, { name });
  };
  const whatOf = (event: ApplicationEvent) => {
    if (event.from !== event.to) return <StatusMark status={citizenStatus(event.to)} t={t} />;
    const kind = stepKind(event);
    return kind === 'certificate-revoked' || kind === 'certificate-replaced'
      ? t(`application.event.${kind}`)
      : t('application.event.note');
  };
  return (
    <Section as="section" aria-labelledby="history">
      <h2 id="history">{t('application.history')}</h2>
      <FormDefinition form={form}>
        {(state) => (
          <ApplicationHistory
            // Checks in progress are left out: the citizen sees what does not agree with a return.
            history={history.filter((event) => !isCheckOnly(event))}
            describe={(event) => ({
              what: whatOf(event),
              by: nameOf(event.by),
              note: event.note && <RecordText sample={sample}>{event.note}</RecordText>,
              more: state?.status === 'ready' && (
                <StepAnswers
                  application={application}
                  event={event}
                  definition={state.data.definition}
                />
              ),
            })}
          />
        )}
      </FormDefinition>
    </Section>
  );
}

const Section = styled(Card)`
  h2 {
    margin-bottom: ${theme.space[4]};
  }
`;
