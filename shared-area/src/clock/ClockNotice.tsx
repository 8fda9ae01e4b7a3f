import { useState } from 'react';
import { activeLocales } from 'shared-platform';
import { formatDateTime, media, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface ClockNoticeProps {
  /** By how many milliseconds the council’s clock is ahead of this device’s: `useClockDifference`. */
  ahead: number;
}

/**
 * Warns people who work with dates that this device’s clock is wrong, by how much, and which clock the dates
 * follow.
 */
export function ClockNotice({ ahead }: ClockNoticeProps) {
  const t = useMessages();
  const [openedAt] = useState(Date.now);
  const difference = writeDifference(Math.abs(ahead));
  return (
    <Place>
      <Notice tone="warn" live="status" title={t(ahead > 0 ? 'behind' : 'ahead', { difference })}>
        {t('text', {
          device: formatDateTime(openedAt),
          council: formatDateTime(openedAt + ahead),
        })}
      </Notice>
    </Place>
  );
}

const minute = 60_000;
const units = [
  { unit: 'year', length: 365 * 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const;

/** '2 years', '3 days': rounded, in the largest unit that fits. */
function writeDifference(difference: number): string {
  const { unit, length } = units.find((each) => difference >= each.length - minute) ?? units[3];
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(activeLocales(), format).format(difference / length);
}

const Place = styled.div`
  margin-bottom: ${theme.space[4]};

  ${media.print} {
    display: none;
  }
`;
