import { useState } from 'react';
import { media, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useStorageMessages } from './i18n';

/** Says that the session ends with the page, and what helps: the browser could not store it. */
export function UnstoredSessionNotice() {
  const t = useStorageMessages();
  const [isBlocked] = useState(isStorageBlocked);
  return (
    <Place>
      <Notice tone="warn" live="status" title={t('session.title')}>
        {t(isBlocked ? 'session.blocked' : 'session.full')}
      </Notice>
    </Place>
  );
}

/** Whether the browser refuses local storage or cookies; otherwise there was no room. */
function isStorageBlocked(): boolean {
  try {
    localStorage.getItem('user');
    // oxlint-disable-next-line compat/compat -- every browser has it
    return !navigator.cookieEnabled;
  } catch {
    return true;
  }
}

const Place = styled.div`
  margin-bottom: ${theme.space[4]};

  ${media.print} {
    display: none;
  }
`;
