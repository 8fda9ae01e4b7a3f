import { StatusTag } from 'shared-ui';
import { useMessages } from '../i18n';

/** Beside a record that comes with the portal and is nobody's. */
export function SampleTag() {
  const t = useMessages();
  return <StatusTag tone="neutral">{t('sample.tag')}</StatusTag>;
}
