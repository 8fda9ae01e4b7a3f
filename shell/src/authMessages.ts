import { authCatalogue } from 'shared-auth';
import { registerCatalogue } from 'shared-platform';

// With the first screen that signs somebody in: the landing page says none of it.
registerCatalogue('auth', authCatalogue);
