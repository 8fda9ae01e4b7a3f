import { isSessionUnstored } from '../storage-problem/isSessionUnstored';
import { UnstoredSessionNotice } from '../storage-problem/UnstoredSessionNotice';
import { UnreadableNotice } from '../unreadable/UnreadableNotice';

interface AreaNoticesProps {
  /** How many records could not be read. */
  count: number;
}

/** What few people have to be told on every page: that records could not be read, or that their session ends with the page. */
export function AreaNotices({ count }: AreaNoticesProps) {
  return (
    <>
      {isSessionUnstored() && <UnstoredSessionNotice />}
      {count > 0 && <UnreadableNotice count={count} />}
    </>
  );
}
