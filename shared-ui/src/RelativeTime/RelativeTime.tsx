import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../format/format';
import { formatRelativeTime, untilNextChange } from '../format/formatRelativeTime';

export interface RelativeTimeProps {
  /** The moment, or its milliseconds since 1970. */
  value: Date | number;
}

/** '2 hours ago'. Stays true while it is on the screen; the exact time is in its title. */
export function RelativeTime({ value }: RelativeTimeProps) {
  // Only to be drawn anew in another language.
  useLingui();
  const moment = Number(value);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), untilNextChange(moment, now));
    return () => clearTimeout(timer);
  }, [moment, now]);

  return (
    <time dateTime={new Date(moment).toISOString()} title={formatDateTime(moment)}>
      {formatRelativeTime(moment, now)}
    </time>
  );
}
