import { ReleaseRefusedError } from './layout';
import { findDeployed } from './restoreSite';
import { findCanary, findCurrent, findDamage, listLeftOut, listReleases, type Site } from './site';

interface UnrestoredOptions {
  site: Site;
  /** Where the site is deployed. */
  address: string;
  /**
   * Nothing was ever deployed there, so it need not answer as a deployed site does. Left out where no
   * option of the command says so.
   */
  isFirst?: boolean;
  /** Another release may be served there than here: the change to come does not build on it. */
  mayServeAnother?: boolean;
}

/**
 * Looks whether a folder holds what is deployed. A deploy replaces the whole site: what the folder
 * lacks would be gone, and with it the chunks of open tabs and the way back.
 * @throws ReleaseRefusedError with the command to run
 */
export async function refuseUnrestored({
  site,
  address,
  isFirst,
  mayServeAnother = false,
}: UnrestoredOptions): Promise<void> {
  const { folder, layout } = site;
  const deployed = await findDeployed(site, address).catch((cause: unknown) => {
    if (isFirst) return null;
    const why = cause instanceof Error ? cause.message : String(cause);
    const hint = isFirst === undefined ? '' : ' Where nothing was ever deployed: -- --first';
    // Without the cause: of an error of the network the command line would only say that.
    throw new ReleaseRefusedError(`It is not known what is deployed. ${why}${hint}`);
  });
  if (deployed === null) return;
  const { current, canary, releases } = deployed;

  const missing = findMissing(site, releases);
  const here = findCurrent(site);
  const isOther = !mayServeAnother && here !== null && here !== current && releases.includes(here);
  const canaryHere = findCanary(site);
  const canaryThere = canary === null || listLeftOut(site).includes(canary) ? null : canary;
  const isOtherCanary =
    !mayServeAnother &&
    canaryHere !== canaryThere &&
    (canaryHere === null || releases.includes(canaryHere));
  if (missing.length === 0 && !isOther && !isOtherCanary) return;
  const served = isOther ? `serves ${here}` : `has ${canaryHere ?? 'none'} as the canary build`;
  const fault = missing.length > 0 ? `lacks ${missing.join(' and ')}` : served;
  throw new ReleaseRefusedError(
    `${address} serves ${current}, and ${folder} ${fault}. Fetch what is deployed first: npm run restore -w ${layout.app}`,
  );
}

/**
 * The deployed releases that a folder should hold. It need not hold those that are older than all it
 * has, which the releases made here no longer keep, nor those that could not be fetched.
 */
function findMissing(site: Site, deployed: readonly string[]): string[] {
  const known = listReleases(site);
  const isHeld = (release: string) =>
    known.includes(release) && findDamage(site, release).length === 0;
  const oldest = deployed.findIndex((release) => known.includes(release));
  const leftOut = listLeftOut(site);
  return deployed
    .slice(Math.max(0, oldest))
    .filter((release) => !isHeld(release) && !leftOut.includes(release));
}
