import { ApplicationHistory, StatusMark } from 'shared-area';
import { type Actor, type Application } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useMessages } from '../i18n';

interface HistoryProps {
  application: Application;
}

/** Each status that the application has had, with when, by whom and what was said; newest first. */
export function History({ application: { history, sample } }: HistoryProps) {
  const t = useMessages();
  const { uid } = useCitizen();
  const nameOf = ({ role, name, uid: itsUid }: Actor) => {
    if (itsUid === uid && !sample) return t('application.byYou');
    if (role === 'user' && sample) return t('sample.applicant');
    return t(`application.by.${role}`, { name });
  };
  return (
    <Section aria-labelledby="history">
      <h2 id="history">{t('application.history')}</h2>
      <ApplicationHistory
        history={history}
        describe={({ by, from, to, note }) => ({
          what:
            from === to ? (
              t('application.event.note')
            ) : (
              <StatusMark status={citizenStatus(to)} t={t} />
            ),
          by: nameOf(by),
          note,
        })}
      />
    </Section>
  );
}

const Section = styled.section`
  h2 {
    margin-bottom: ${theme.space[4]};
  }
`;
