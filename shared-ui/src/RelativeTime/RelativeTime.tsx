import { useLingui } from '@lingui/react';
import { useCallback, useSyncExternalStore } from 'react';
import { formatDateTime } from '../format/format';
import { formatRelativeTime, untilNextChange } from '../format/formatRelativeTime';

export interface RelativeTimeProps {
  /** The moment, or its milliseconds since 1970. */
  value: Date | number;
  /** The current time; by default this device’s. */
  now?: () => Date | number;
}

/** '2 hours ago'. Updates itself while it is on the screen; the exact time is in its title. */
export function RelativeTime({ value, now = Date.now }: RelativeTimeProps) {
  // Re-renders when the language changes.
  useLingui();
  const moment = Number(value);

  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            onChange();
            wait();
          },
          untilNextChange(moment, Number(now())),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [moment, now],
  );
  const text = useSyncExternalStore(subscribe, () => formatRelativeTime(moment, Number(now())));

  return (
    <time dateTime={new Date(moment).toISOString()} title={formatDateTime(moment)}>
      {text}
    </time>
  );
}
