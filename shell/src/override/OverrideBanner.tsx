import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages as usePortalMessages } from '../i18n';
import type { AreaName } from '../areas/area';
import { endOverride, type RemoteOverride } from './override';
import { useMessages } from './i18n';

interface OverrideBannerProps {
  override: RemoteOverride;
}

/** Says that an area of this browser is another build than everybody's, and ends it at one press. */
export function OverrideBanner({ override: { area, entry } }: OverrideBannerProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();

  return (
    <Strip role="status">
      <p>
        {t('override.banner', {
          area: portalMessages(`area.${area}`),
          origin: new URL(entry).origin,
        })}
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          endOverride();
          void renewArea(area);
        }}
      >
        {t('override.end')}
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
