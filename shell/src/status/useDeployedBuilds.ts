import { useCallback, useEffect, useState } from 'react';
import { type AreaName, areaNames } from '../areas/area';
import { readManifest } from '../areas/manifest';
import { fetchRegistry } from '../areas/registry';
import type { Registry } from '../areas/registrySchema';
import { errorMessage } from '../monitoring/portalEvents';

/** What is deployed for an area at this moment. */
export interface DeployedBuild {
  area: AreaName;
  /** Undefined where the registry does not list the area, or does not answer. */
  entry?: string;
  version?: string;
  /** Undefined where the area's own server does not answer. */
  build?: string;
  error?: string;
}

/** Reads from the registry and each area's server what is deployed; `look` reads it again. */
export function useDeployedBuilds() {
  const [builds, setBuilds] = useState<DeployedBuild[]>();
  const [looks, setLooks] = useState(0);
  const look = useCallback(() => {
    setBuilds(undefined);
    setLooks((count) => count + 1);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    // Requested once for all areas; each row shows its own failure.
    const registry = fetchRegistry();
    const finding = areaNames.map((area) => findDeployedBuild(area, registry));
    void Promise.all(finding).then((found) => {
      if (isCurrent) setBuilds(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [looks]);

  return { builds, look };
}

async function findDeployedBuild(
  area: AreaName,
  registry: Promise<Registry>,
): Promise<DeployedBuild> {
  try {
    const listed = (await registry).remotes[area];
    if (!listed) return { area };
    const { entry, version } = listed;
    try {
      const { metaData } = await readManifest(entry);
      return { area, entry, version, build: metaData.buildInfo.buildVersion };
    } catch (error) {
      return { area, entry, version, error: errorMessage(error) };
    }
  } catch (error) {
    return { area, error: errorMessage(error) };
  }
}
