import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useProjectsMessages, FormattedMessage: ProjectsMessage } =
  createMessages('user.projects', en, (language) => import(`./${language}`));
