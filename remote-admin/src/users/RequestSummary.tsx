import { RecordText } from 'shared-area';
import { councilNow, type AccessRequest, type Member } from 'shared-data';
import { formatDate, RelativeTime, StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PeopleMessage, usePeopleMessages } from './i18n';
import { useMessages } from '../i18n';
import type { Namesake } from './findNamesakes';
import { useMemberByAddress } from './useMemberByAddress';

interface RequestSummaryProps {
  request: AccessRequest;
  /** The account of the requester: undefined if it is not listed, null while it is loading. */
  member: Member | undefined | null;
  namesakes: readonly Namesake[];
}

/** The facts for the decision: who asks, for which access, and who else has that name. */
export function RequestSummary({ request, member, namesakes }: RequestSummaryProps) {
  const t = usePeopleMessages();
  const tAdmin = useMessages();
  const { email, confirmed, position, accessLevel, requestedAt, sample } = request;
  const sought = useMemberByAddress(member === undefined ? email : null, 0);
  const joinedAt = (member ?? (sought.status === 'ready' ? sought.data : null))?.joinedAt;
  return (
    <>
      <Line>
        <Email>{email}</Email>
        {confirmed !== undefined && (
          <StatusTag tone={confirmed ? 'good' : 'warn'}>
            {t(confirmed ? 'users.confirmed' : 'users.unconfirmed')}
          </StatusTag>
        )}
      </Line>
      <Line>
        <span>
          <PeopleMessage
            id="users.request"
            values={{
              position: <RecordText sample={sample}>{position}</RecordText>,
              role: tAdmin(`role.${accessLevel}`),
            }}
          />
        </span>
        <RelativeTime value={new Date(requestedAt)} now={councilNow} />
        {joinedAt && (
          <span>{t('users.accountSince', { date: formatDate(new Date(joinedAt)) })}</span>
        )}
      </Line>
      {confirmed === false && <Line>{t('users.unconfirmedText')}</Line>}
      {namesakes.length > 0 && (
        <Line>
          <Warning>{t('users.namesakes', { count: namesakes.length })}</Warning>
          {namesakes.map((other) => (
            <span key={other.email}>{t(`users.namesake.${other.as}`, { email: other.email })}</span>
          ))}
        </Line>
      )}
    </>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Email = styled.span`
  overflow-wrap: anywhere;
`;

const Warning = styled.span`
  color: ${theme.color.ink};
  font-weight: ${theme.text.strong};
`;
