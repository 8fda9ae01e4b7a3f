import { portalPaths } from '../portalPaths';

/** The public page of a service, by its published slug. */
export function servicePath(slug: string): string {
  return `${portalPaths.services}/${slug}`;
}

/** The citizen's form with a service selected; a signed-out visitor gets there through the login. */
export function applyPath(service: string): string {
  return `/user/apply?service=${encodeURIComponent(service)}`;
}
