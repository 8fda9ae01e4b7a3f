import { actOf, watchOf } from './forward';

/** The council's prepared texts for citizens, in each language. For staff and admins. */
export const watchPreparedTexts = watchOf('preparedTexts', 'watch');

/** As `saveSettings`. */
export const savePreparedTexts = actOf('preparedTexts', 'save');
