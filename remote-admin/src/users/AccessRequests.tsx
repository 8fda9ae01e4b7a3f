import { useId, useRef, useState } from 'react';
import {
  decideAccessRequest,
  useRecords,
  watchAccessRequests,
  watchPeople,
  type AccessRequest,
} from 'shared-data';
import { Actions, Button, Card, Items, Skeleton, theme } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { hasName } from '../admin/hasName';
import { RecordsView } from '../admin/RecordsView';
import { useProblemMessage } from '../admin/useProblemMessage';
import { usePeopleMessages } from './i18n';
import { useMessages } from '../i18n';
import { findNamesakes } from './findNamesakes';
import { GrantAdminDialog } from './GrantAdminDialog';
import { RequestSummary } from './RequestSummary';

/** Number of requests shown before 'Show all'. */
const shownAtFirst = 10;

/** The pending requests, to be granted or refused. */
export function AccessRequests() {
  const t = usePeopleMessages();
  const tAdmin = useMessages();
  const problemMessage = useProblemMessage();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { run } = useAction(problemMessage);
  const requests = useRecords(watchAccessRequests);
  const people = useRecords(watchPeople);
  const isKnown = people.status === 'ready';
  const members = isKnown ? people.data : [];
  const [shown, setShown] = useState(shownAtFirst);
  const [asked, setAsked] = useState<AccessRequest | null>(null);

  function grant(request: AccessRequest) {
    if (request.accessLevel === 'admin') setAsked(request);
    else void decide(request, true);
  }

  async function decide({ uid, name, email, accessLevel }: AccessRequest, granted: boolean) {
    const person = t('users.person', { name, email });
    // The row disappears with its buttons.
    title.current?.focus();
    await run(uid, async () => {
      try {
        await decideAccessRequest(uid, { granted });
      } catch (error) {
        if (!hasName(error, 'RequestDecidedError')) throw error;
        return { tone: 'warn', text: t('users.requestDecided', { person }) };
      }
      const role = tAdmin(`role.${accessLevel}`);
      return granted
        ? { tone: 'good', text: t('users.granted', { person, role }) }
        : { tone: 'info', text: t('users.refused', { person }) };
    });
  }

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {t('users.requests')}
      </Title>
      <RecordsView
        state={requests}
        failed={t('users.requestsFailed')}
        skeleton={<Skeleton lines={2} height="max(100px, 225px - 10vw)" />}
      >
        {(list) => {
          const waiting = list.filter(({ decision }) => decision === null);
          if (waiting.length === 0) return <p>{t('users.noRequests')}</p>;
          return (
            <List>
              <Items of={waiting.slice(0, shown)} keyOf={({ uid }) => uid}>
                {(request) => {
                  const { uid, name, email, accessLevel } = request;
                  const role = tAdmin(`role.${accessLevel}`);
                  return (
                    <Entry as="li" aria-label={t('users.person', { name, email })}>
                      <Details>
                        <Name>{name}</Name>
                        <RequestSummary
                          request={request}
                          member={isKnown ? members.find((member) => member.uid === uid) : null}
                          namesakes={findNamesakes(request, members, waiting)}
                        />
                      </Details>
                      <Actions>
                        <Button
                          size="small"
                          aria-label={t('users.grantOf', { role, name, email })}
                          onClick={() => grant(request)}
                        >
                          {t('users.grant')}
                        </Button>
                        <Button
                          size="small"
                          variant="secondary"
                          aria-label={t('users.refuseOf', { name, email })}
                          onClick={() => void decide(request, false)}
                        >
                          {t('users.refuse')}
                        </Button>
                      </Actions>
                    </Entry>
                  );
                }}
              </Items>
              {waiting.length > shown && (
                <li>
                  <Button variant="secondary" onClick={() => setShown(waiting.length)}>
                    {t('users.showAllRequests', { count: waiting.length })}
                  </Button>
                </li>
              )}
            </List>
          );
        }}
      </RecordsView>
      <GrantAdminDialog
        person={asked}
        onConfirm={() => {
          setAsked(null);
          if (asked) void decide(asked, true);
        }}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: none;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Entry = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  max-width: none;
  padding-block: ${theme.space[4]};
`;

const Details = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${theme.text.strong};
`;
