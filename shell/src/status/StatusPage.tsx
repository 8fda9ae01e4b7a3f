import { Button, PageHeading } from 'shared-ui';
import { contract } from '../areas/areaLoader';
import { useWords } from './words';
import { AreaTable } from './AreaTable';
import { TrialForm } from './TrialForm';
import { useDeployedBuilds } from './useDeployedBuilds';

/** For a person who wants to know what is deployed, and for a developer who tries a build. */
export function StatusPage() {
  const words = useWords();
  const { builds, look } = useDeployedBuilds();
  return (
    <>
      <PageHeading
        lead={words('status.lead')}
        actions={
          <Button
            variant="secondary"
            busy={!builds}
            busyLabel={words('status.looking')}
            onClick={look}
          >
            {words('status.refresh')}
          </Button>
        }
      >
        {words('status.title')}
      </PageHeading>
      <AreaTable builds={builds} />
      <p>{words('status.shell', { contract: String(contract), build: PORTAL_SHELL_BUILD })}</p>
      <TrialForm />
    </>
  );
}
