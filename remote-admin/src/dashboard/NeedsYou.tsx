import { AlarmClock, FileCheck, Inbox, KeyRound, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { NeedsYouCard } from 'shared-area';
import { media, Skeleton, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useMessages } from '../i18n';
import { useWaiting } from './useWaiting';

const icons = {
  overdue: AlarmClock,
  recommended: FileCheck,
  unassigned: Inbox,
  requests: UserPlus,
  keys: KeyRound,
} as const;

/** The entries that are usually there; the skeleton reserves room for them. */
const usual = ['overdue', 'recommended', 'unassigned', 'requests'] as const;

/** What waits for an admin, each with a link. Renders nothing if nothing waits. */
export function NeedsYou() {
  const t = useMessages();
  const titleId = useId();
  const waiting = useWaiting();
  return (
    <RecordsView
      state={waiting}
      failed={t('needsYou.failed')}
      // The skeleton is as high as the usual list at any width and text size, so that the content below does not move.
      skeleton={
        <NeedsYouCard>
          <h2 aria-hidden="true">&nbsp;</h2>
          <Entries as="div">
            {usual.map((kind) => (
              <Row as="div" key={kind}>
                <Skeleton width="16rem" height="1.5em" />
              </Row>
            ))}
          </Entries>
        </NeedsYouCard>
      }
    >
      {(list) =>
        list.length > 0 && (
          <NeedsYouCard as="section" aria-labelledby={titleId}>
            <h2 id={titleId}>{t('needsYou.title')}</h2>
            <Entries>
              {list.map(({ kind, count, to }) => {
                const Icon = icons[kind];
                return (
                  <Row key={kind}>
                    <Icon size={20} aria-hidden="true" />
                    <TextLink to={to}>{t(`needsYou.${kind}`, { count })}</TextLink>
                  </Row>
                );
              })}
            </Entries>
          </NeedsYouCard>
        )
      }
    </RecordsView>
  );
}

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 0 ${theme.space[6]};
  max-width: none;
  margin-top: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};

  /* Room for two lines, so that the length of a text moves nothing. */
  ${media.mobile} {
    min-height: max(${theme.size.target}, 3.25rem);
  }

  svg {
    flex: none;
    color: ${theme.color.warn};
  }
`;
