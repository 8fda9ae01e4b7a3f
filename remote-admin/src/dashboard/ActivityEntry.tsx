import { ServiceName, stepKind } from 'shared-area';
import { councilNow, type CouncilActivity } from 'shared-data';
import { media, RelativeTime, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { adminPaths } from '../adminPaths';
import { FormattedMessage } from '../i18n';

interface ActivityEntryProps {
  entry: CouncilActivity;
}

/** One step: what happened, to which application, how long ago. */
export function ActivityEntry({ entry }: ActivityEntryProps) {
  const { applicant, by, number, at } = entry;
  const service = <ServiceName>{entry.service}</ServiceName>;
  const kind = stepKind(entry);
  return (
    <Entry>
      <span>
        {kind === 'submitted' || kind === 'resubmitted' ? (
          <FormattedMessage id={`activity.${kind}`} values={{ applicant, service }} />
        ) : (
          <FormattedMessage id={`activity.${kind}`} values={{ by, applicant, service }} />
        )}
      </span>
      <Aside>
        <TextLink to={adminPaths.foundApplications(number)}>{number}</TextLink>
        <RelativeTime value={new Date(at)} now={councilNow} />
      </Aside>
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[3]} 0;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
