import { CloudOff, Wifi } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useMessages } from '../AreaLayout/i18n';
import { useReturn } from './useReturn';
import { useSince } from './useSince';

export interface ConnectionNoteProps {
  /** The server cannot be reached. */
  isOffline: boolean;
  /** Whether the device has a network nevertheless. */
  hasNetwork?: boolean;
  /** When the server last responded, in milliseconds since 1970; null if unknown. */
  since: number | null;
}

/** A line that says that there is no connection, and for a few seconds that it is back. */
export function ConnectionNote({ isOffline, hasNetwork, since }: ConnectionNoteProps) {
  const t = useMessages();
  const moment = useSince(since);
  const isBack = useReturn(isOffline);
  const what = t(hasNetwork ? 'connection.unreachable' : 'connection.offline');
  return (
    <div role="status">
      {isOffline && (
        <Line $tone="warn">
          <CloudOff size={18} aria-hidden="true" />
          <span>
            {[what, moment !== null && t('connection.since', { moment })].filter(Boolean).join(' ')}
          </span>
        </Line>
      )}
      {isBack && (
        <Line $tone="good">
          <Wifi size={18} aria-hidden="true" />
          {t('connection.again')}
        </Line>
      )}
    </div>
  );
}

const Line = styled.p<{ $tone: 'warn' | 'good' }>`
  display: inline-flex;
  gap: ${theme.space[2]};
  max-width: none;
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.control};
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};
  font-size: ${theme.text.size14};
  line-height: 1.43;

  > svg {
    margin-top: 1px;
    color: ${({ $tone }) => theme.color[$tone]};
  }
`;
