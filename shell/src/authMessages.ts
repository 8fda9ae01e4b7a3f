import { authCatalogue, loadAuthMessages } from 'shared-auth';
import { createMessages } from 'shared-ui';

// With the first screen that signs somebody in: the landing page says none of it.
createMessages('auth', authCatalogue, loadAuthMessages);
