import { useSyncExternalStore } from 'react';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { areas } from '../areas/areas';
import { useWords } from '../words';
import { endTrial, findTrial, watchTrial } from './trial';

/** Says that an area of this browser is another build than everybody's, and ends it at one press. */
export function TrialBanner() {
  const words = useWords();
  const trial = useSyncExternalStore(watchTrial, findTrial);
  if (!trial) return null;
  const { area, entry } = trial;

  return (
    <Strip role="status">
      <p>{words('trial.banner', { area: words(`area.${area}`), origin: new URL(entry).origin })}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          endTrial();
          void areas.renew(area);
        }}
      >
        {words('trial.end')}
      </Button>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.warnGround};
  color: ${theme.color.ink};
`;
