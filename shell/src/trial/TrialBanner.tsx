import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages as usePortalMessages } from '../i18n';
import type { AreaName } from '../areas/area';
import { endTrial, type Trial } from './trial';
import { useMessages } from './i18n';

interface TrialBannerProps {
  trial: Trial;
}

/** Says that an area of this browser is another build than everybody's, and ends it at one press. */
export function TrialBanner({ trial: { area, entry } }: TrialBannerProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();

  return (
    <Strip role="status">
      <p>
        {t('trial.banner', {
          area: portalMessages(`area.${area}`),
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
        {t('trial.end')}
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
