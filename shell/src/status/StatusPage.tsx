import { Button, PageHeading } from 'shared-ui';
import { remoteApiVersion } from '../areas/platform/compiledOffer';
import { useMessages } from './i18n';
import { AreaTable } from './AreaTable';
import { OverrideForm } from './OverrideForm';
import { useDeployedBuilds } from './useDeployedBuilds';

/** For a person who wants to know what is deployed, and for a developer who tries a build. */
export function StatusPage() {
  const t = useMessages();
  const { builds, look } = useDeployedBuilds();
  return (
    <>
      <PageHeading
        lead={t('status.lead')}
        actions={
          <Button variant="secondary" busy={!builds} busyLabel={t('status.looking')} onClick={look}>
            {t('status.refresh')}
          </Button>
        }
      >
        {t('status.title')}
      </PageHeading>
      <AreaTable builds={builds} />
      <p>{t('status.shell', { version: String(remoteApiVersion), build: PORTAL_SHELL_BUILD })}</p>
      <OverrideForm />
    </>
  );
}
