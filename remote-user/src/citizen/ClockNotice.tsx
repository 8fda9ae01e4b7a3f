import { useState } from 'react';
import { useClockDifference } from 'shared-data';
import { formatDateTime, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

/** Shown if the device's clock is far from the council's: both times, and which one counts. */
export function ClockNotice() {
  const t = useMessages();
  const ahead = useClockDifference();
  const [openedAt] = useState(Date.now);
  if (ahead === 0) return null;
  return (
    <Place>
      <Notice tone="warn" live="status" title={t('clock.wrong')}>
        {t('clock.counts', {
          device: formatDateTime(new Date(openedAt)),
          council: formatDateTime(new Date(openedAt + ahead)),
        })}
      </Notice>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: ${theme.space[4]};
`;
