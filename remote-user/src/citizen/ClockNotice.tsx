import { useState } from 'react';
import { useClockDifference } from 'shared-data';
import { formatDateTime, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

/** Where the device's clock is far from the council's: what each of them says, and which one counts. */
export function ClockNotice() {
  const words = useWords();
  const ahead = useClockDifference();
  const [openedAt] = useState(Date.now);
  if (ahead === 0) return null;
  return (
    <Place>
      <Notice tone="warn" live="status" title={words('clock.wrong')}>
        {words('clock.counts', {
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
