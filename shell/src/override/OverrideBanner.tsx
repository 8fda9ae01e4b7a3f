import { Button } from 'shared-ui';
import { useMessages as usePortalMessages } from '../i18n';
import type { AreaName } from '../areas/area';
import { endOverride, type RemoteOverride } from './override';
import { NoticeStrip } from '../routing/NoticeStrip';
import { useMessages } from './i18n';

interface OverrideBannerProps {
  override: RemoteOverride;
}

/** Shows that this browser runs another build of an area than all others, with a button to end that. */
export function OverrideBanner({ override: { area, entry } }: OverrideBannerProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();

  return (
    <NoticeStrip $tone="warn" role="status">
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
    </NoticeStrip>
  );
}

async function renewArea(area: AreaName) {
  const { areas } = await import(/* webpackChunkName: "area" */ '../areas/areas');
  await areas.renew(area);
}
