import { StatusTag } from 'shared-ui';
import { useMessages } from '../i18n';

/** Marks a sample record, which belongs to no person. */
export function SampleTag() {
  const t = useMessages();
  return <StatusTag tone="neutral">{t('sample.tag')}</StatusTag>;
}
