import { createFirebaseIdentity } from 'shared-auth';

/** The identity provider of the page. Its code and its configuration are fetched with the first that needs it. */
export const identity = createFirebaseIdentity(async () =>
  (await import('./readIdentityConfiguration')).readIdentityConfiguration(),
);
