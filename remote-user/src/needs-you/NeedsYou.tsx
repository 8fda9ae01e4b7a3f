import {
  Award,
  CircleX,
  CornerUpLeft,
  FilePen,
  Gavel,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NeedsYouCard, ServiceName } from 'shared-area';
import type { Call, SavedDraft } from 'shared-data';
import { ButtonLink, formatDateTime, media, TextLink, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { certificateRevocation } from 'shared-data/model';
import { returnedParts, returnNote } from '../my-applications/latestReturn';
import { userPaths } from '../userPaths';
import { FormattedMessage, useMessages } from '../i18n';

/** Further ones are only counted. */
const shownAtMost = 3;

interface NeedsYouProps {
  calls: readonly Call[];
  /** A draft that was not submitted. */
  draft?: SavedDraft | undefined;
}

/** What waits for the citizen, each with one action; renders nothing if nothing waits. */
export function NeedsYou({ calls, draft }: NeedsYouProps) {
  const t = useMessages();
  if (calls.length === 0 && !draft) return null;
  const more = calls.length - shownAtMost;
  return (
    <Strip as="section" aria-labelledby="needs-you">
      <h2 id="needs-you">{t('needsYou.title')}</h2>
      <ul>
        {calls.slice(0, shownAtMost).map((call) => (
          <CallEntry key={call.application.id} call={call} />
        ))}
        {draft && <DraftEntry draft={draft} />}
      </ul>
      {more > 0 && (
        <p>
          <TextLink to={userPaths.applications}>{t('needsYou.more', { count: more })}</TextLink>
        </p>
      )}
    </Strip>
  );
}

function CallEntry({ call }: { call: Call }) {
  const { number, service: name } = call.application;
  const { icon, what, note, to, way } = describeCall(call);
  const parts = call.kind === 'returned' ? returnedParts(call.application) : [];
  const service = <ServiceName>{name}</ServiceName>;
  return (
    <Entry
      icon={icon}
      what={<FormattedMessage id={what} values={{ service }} />}
      note={(note ?? parts.filter(Boolean).join(' · ')) || number}
    >
      <ButtonLink to={to} variant={call.kind === 'returned' ? 'primary' : 'secondary'}>
        <FormattedMessage
          id={way}
          values={{ service, number }}
          parts={{ hidden: <VisuallyHidden /> }}
        />
      </ButtonLink>
    </Entry>
  );
}

/** The messages of a call, and its link. Without a note, the number identifies the application. */
function describeCall({ kind, application }: Call) {
  const { id, status, certificate, history } = application;
  const to = userPaths.application(id);
  switch (kind) {
    case 'returned':
      return {
        icon: CornerUpLeft,
        what: 'needsYou.returned',
        note: returnNote(application),
        way: 'needsYou.answer',
        to,
      } as const;
    case 'overdue':
      return {
        icon: Hourglass,
        what: 'needsYou.overdue',
        note: undefined,
        way: 'needsYou.advice',
        to,
      } as const;
    case 'certificate':
      return {
        icon: Award,
        what: 'needsYou.certificate',
        note: undefined,
        way: 'needsYou.open',
        to: userPaths.certificate(id, certificate),
      } as const;
    case 'certificate-revoked':
      return {
        icon: CircleX,
        what: 'needsYou.revoked',
        note: certificateRevocation(application)?.note,
        way: 'needsYou.see',
        to,
      } as const;
    case 'decision':
      return {
        icon: Gavel,
        what: status === 'approved' ? 'needsYou.approved' : 'needsYou.rejected',
        note: history.findLast((step) => step.to === status)?.note,
        way: 'needsYou.see',
        to,
      } as const;
  }
}

function DraftEntry({ draft }: { draft: SavedDraft }) {
  const t = useMessages();
  const service = <ServiceName>{draft.service}</ServiceName>;
  return (
    <Entry
      icon={FilePen}
      what={
        draft.service ? (
          <FormattedMessage id="needsYou.draft" values={{ service }} />
        ) : (
          t('needsYou.draftOfNone')
        )
      }
      note={t('needsYou.draftNote', { moment: formatDateTime(new Date(draft.updatedAt)) })}
    >
      <ButtonLink to={userPaths.apply} variant="secondary">
        {t('needsYou.finish')}
      </ButtonLink>
    </Entry>
  );
}

interface EntryProps {
  icon: LucideIcon;
  what: ReactNode;
  note: string;
  /** The action. */
  children: ReactNode;
}

function Entry({ icon: Icon, what, note, children }: EntryProps) {
  return (
    <Row>
      <Mark>
        <Icon data-turns={Icon === CornerUpLeft ? '' : undefined} size={20} aria-hidden="true" />
      </Mark>
      <div>
        <What>{what}</What>
        <Note>{note}</Note>
      </div>
      {children}
    </Row>
  );
}

const Strip = styled(NeedsYouCard)`
  > ul {
    max-width: none;
    margin-top: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  max-width: none;
  padding: ${theme.space[2]} 0;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  > div {
    flex: 1 1 12rem;
    min-width: 0;
  }

  ${media.mobile} {
    > a {
      width: 100%;
    }
  }
`;

/** Filled like the status of the call. */
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${theme.color.accent};
  color: ${theme.color.focusGap};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const What = styled.p`
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
`;

/** Can be cut: the full text is on the page that the button opens. */
const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: ${theme.text.size14};
`;
