import { type ApplicationText } from 'shared-data';
import { completeText } from 'shared-data/model';
import { useMessages } from '../i18n';

interface LabelledText {
  label: string;
  value: string;
}

/**
 * A citizen's texts, field by field with their labels, for every screen that shows an application. Leaves out
 * the service, which is the screen's title, and empty fields.
 */
export function useApplicationText(application: ApplicationText): LabelledText[] {
  const t = useMessages();
  const text = completeText(application);
  // `Object.keys` returns strings, but the text has exactly these keys.
  const fields = Object.keys(text) as (keyof ApplicationText)[];
  return fields
    .filter((field) => field !== 'service')
    .filter((field) => text[field] !== '')
    .map((field) => ({ label: t(`text.${field}`), value: text[field] }));
}
