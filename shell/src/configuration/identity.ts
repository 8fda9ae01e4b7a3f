import { createFirebaseIdentity } from 'shared-auth';
import { readIdentityConfiguration } from './identity-configuration';

/** The identity provider of the page. Its code is fetched with the first that needs it. */
export const identity = createFirebaseIdentity(readIdentityConfiguration);
