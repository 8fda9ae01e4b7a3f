import { useId, useRef } from 'react';
import {
  decideAccessRequest,
  useRecords,
  watchAccessRequests,
  type AccessRequest,
} from 'shared-data';
import { Button, Card, RelativeTime, Skeleton, theme } from 'shared-ui';
import { useInFlight, type Outcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { hasName } from '../admin/hasName';
import { RecordsView } from '../admin/RecordsView';
import { asActor, useAdmin } from '../admin/useAdmin';
import { useProblemWords } from '../admin/useProblemWords';
import { useWords } from '../words';

interface AccessRequestsProps {
  onOutcome: (outcome: Outcome) => void;
}

/** The requests that wait, to be granted or refused. */
export function AccessRequests({ onOutcome }: AccessRequestsProps) {
  const words = useWords();
  const describeProblem = useProblemWords();
  const by = asActor(useAdmin());
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { run } = useInFlight();
  const requests = useRecords(watchAccessRequests);

  async function decide({ uid, name, accessLevel }: AccessRequest, granted: boolean) {
    // The row goes away with its buttons.
    title.current?.focus();
    try {
      await decideAccessRequest(uid, { granted, by });
      const role = words(`role.${accessLevel}`);
      onOutcome(
        granted
          ? { tone: 'good', text: words('users.granted', { name, role }) }
          : { tone: 'info', text: words('users.refused', { name }) },
      );
    } catch (error) {
      onOutcome(
        hasName(error, 'RequestDecidedError')
          ? { tone: 'warn', text: words('users.requestDecided', { name }) }
          : { tone: 'bad', text: describeProblem(error) },
      );
    }
  }

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {words('users.requests')}
      </Title>
      <RecordsView
        state={requests}
        failed={words('users.requestsFailed')}
        skeleton={<Skeleton lines={2} height="76px" />}
      >
        {(list) => {
          const waiting = list.filter(({ decision }) => decision === null);
          if (waiting.length === 0) return <p>{words('users.noRequests')}</p>;
          return (
            <List>
              {waiting.map((request) => {
                const { uid, name, position, accessLevel, requestedAt } = request;
                const role = words(`role.${accessLevel}`);
                return (
                  <Entry as="li" key={uid}>
                    <div>
                      <Name>{name}</Name>
                      <About>
                        <span>{words('users.request', { position, role })}</span>
                        <RelativeTime value={new Date(requestedAt)} />
                      </About>
                    </div>
                    <Actions>
                      <Button
                        size="small"
                        aria-label={words('users.grantOf', { role, name })}
                        onClick={() => void run(uid, () => decide(request, true))}
                      >
                        {words('users.grant')}
                      </Button>
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={words('users.refuseOf', { name })}
                        onClick={() => void run(uid, () => decide(request, false))}
                      >
                        {words('users.refuse')}
                      </Button>
                    </Actions>
                  </Entry>
                );
              })}
            </List>
          );
        }}
      </RecordsView>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
`;

const List = styled.ul`
  display: grid;
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
  padding-block: ${theme.space[4]};
`;

const Name = styled.p`
  font-weight: ${theme.text.strong};
`;

const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
