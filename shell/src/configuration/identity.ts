import { createFirebaseIdentity } from 'shared-auth';

/** The identity provider of the page. Its code and its configuration are fetched when it is first needed. */
export const identity = createFirebaseIdentity(async () =>
  (await import('./readIdentityConfiguration')).readIdentityConfiguration(),
);
