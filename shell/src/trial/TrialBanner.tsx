import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords as usePortalWords } from '../words';
import type { AreaName } from '../areas/area';
import { endTrial, type Trial } from './trial';
import { useWords } from './words';

interface TrialBannerProps {
  trial: Trial;
}

/** Says that an area of this browser is another build than everybody's, and ends it at one press. */
export function TrialBanner({ trial: { area, entry } }: TrialBannerProps) {
  const words = useWords();
  const portalWords = usePortalWords();

  return (
    <Strip role="status">
      <p>
        {words('trial.banner', {
          area: portalWords(`area.${area}`),
          origin: new URL(entry).origin,
        })}
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          endTrial();
          void renewArea(area);
        }}
      >
        {words('trial.end')}
      </Button>
    </Strip>
  );
}

async function renewArea(area: AreaName) {
  const { areas } = await import(/* webpackChunkName: "area" */ '../areas/areas');
  await areas.renew(area);
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
