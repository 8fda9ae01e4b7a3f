import { Button, PageHeading, Skeleton } from 'shared-ui';
import { remoteApiVersion } from '../areas/platform/compiledOffer';
import { useHydrated } from '../hydration/useHydrated';
import { useMessages } from './i18n';
import { AreaTable } from './AreaTable';
import { OverrideForm } from './OverrideForm';
import { useDeployedBuilds } from './useDeployedBuilds';

/** Shows what is deployed, and lets a developer try another build. */
export function StatusPage() {
  const t = useMessages();
  const { builds, look } = useDeployedBuilds();
  // The document knows neither this build nor whether the table fits the window.
  const isHydrated = useHydrated();
  return (
    <>
      <PageHeading
        lead={t('status.lead')}
        actions={
          <Button
            data-needs-script
            variant="secondary"
            busy={!builds}
            busyLabel={t('status.looking')}
            onClick={look}
          >
            {t('status.refresh')}
          </Button>
        }
      >
        {t('status.title')}
      </PageHeading>
      {isHydrated ? (
        <>
          <AreaTable builds={builds} />
          <p>
            {t('status.shell', { version: String(remoteApiVersion), build: PORTAL_SHELL_BUILD })}
          </p>
          <OverrideForm />
        </>
      ) : (
        <div data-needs-script>
          <Skeleton height="240px" />
        </div>
      )}
    </>
  );
}
