import { type ApplicationText } from 'shared-data';
import { completeText } from 'shared-data/model';
import { useMessages } from '../i18n';

interface LabelledText {
  label: string;
  value: string;
}

/**
 * What a citizen wrote, field by field with its label, for every screen that shows an application. The
 * service is the screen's title and not among them; what was left empty is left out.
 */
export function useApplicationText(application: ApplicationText): LabelledText[] {
  const t = useMessages();
  const text = completeText(application);
  // `Object.keys` gives strings: the text has these keys and no others.
  const fields = Object.keys(text) as (keyof ApplicationText)[];
  return fields
    .filter((field) => field !== 'service')
    .filter((field) => text[field] !== '')
    .map((field) => ({ label: t(`text.${field}`), value: text[field] }));
}
