import path from 'node:path';
import { siteNames, type App, type SiteName } from '../building/apps';
import { ports } from '../ports';
import { ownFolder, root } from '../root';
import {
  deployedHosting,
  hostingSites,
  servedDocuments,
  shellPolicy,
} from '../serving/localHosting';
import { areaLayout } from './areaLayout';
import { readDeployment } from './deployment';
import { shellLayout } from './shellLayout';
import { shellOffers } from './shellOffers';
import type { Site } from './site';

/** The folder name of an app. */
export function toApp(name: SiteName): App['folder'] {
  return name === 'shell' ? name : `remote-${name}`;
}

/** The folder of an app's sources. */
export function appFolder(name: SiteName): string {
  return path.join(root, toApp(name));
}

/**
 * The site of a deployed app: the folder that firebase.json names.
 * @param offers of the shells that a build of an area must run in
 */
export function deployedSite(name: SiteName, offers = shellOffers()): Site {
  const { public: folder } = deployedHosting(name);
  if (name !== 'shell') return { folder, layout: areaLayout(name, offers) };
  const served = [...servedDocuments(), '/service-worker.js'];
  return { folder, layout: shellLayout(Object.values(deployment()), served) };
}

/** The address of the deployed app, from .firebaserc. */
export function deployedAddress(name: SiteName): string {
  const [site] = hostingSites(name);
  if (site === undefined) throw new Error(`.firebaserc has no hosting target '${name}'.`);
  return `https://${site}.web.app`;
}

/** The site of an app that a portal on this machine serves, identified by the port of its shell. */
export function localSite(name: SiteName, shellPort = ports.shell): Site {
  const folder = path.join(ownFolder, String(shellPort), 'sites', name);
  const layout = name === 'shell' ? shellLayout() : areaLayout(name, shellOffers());
  return { folder, layout };
}

/** The folder of the files that the council's deployment serves beside the shell. */
export const deploymentFolder = path.join(root, 'shell/deployment');

/** The URLs of the areas' manifests in the registry of the deployment, by area. */
export function deployment(): Record<string, string> {
  return readDeployment(deploymentFolder, shellPolicy());
}

export function toSiteName(text: string | undefined): SiteName {
  const found = siteNames.find((name) => name === text);
  if (!found) throw new Error(`'${text ?? ''}' is none of the apps: ${siteNames.join(', ')}.`);
  return found;
}
