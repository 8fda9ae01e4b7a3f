import { Button } from '../Button/Button';
import { Announcer } from './Announcer';
import { useAnnounce } from 'shared-platform';

export function Announcing() {
  const announce = useAnnounce();
  return (
    <>
      <Button variant="secondary" onClick={() => announce('Application approved')}>
        Approve
      </Button>
      <Announcer />
    </>
  );
}
