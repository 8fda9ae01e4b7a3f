import { authCatalogue, loadAuthMessages } from 'shared-auth';
import { createMessages } from 'shared-ui';

// Loaded with the first sign-in screen: the landing page uses none of these messages.
createMessages('auth', authCatalogue, loadAuthMessages);
