import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp';
import { useReviewMessages } from './i18n';
import { agreeKey, stepKeys } from './reviewKeys';

/** The help on the keys of a review. */
export function ReviewKeysHelp() {
  const t = useReviewMessages();
  const keys = [
    { key: agreeKey, does: t('key.agree') },
    { key: stepKeys.next, does: t('key.next') },
    { key: stepKeys.recommended, does: t('key.recommended') },
    { key: stepKeys.returned, does: t('key.returned') },
    { key: stepKeys['in-review'], does: t('key.in-review') },
    { key: '+', does: t('key.larger') },
    { key: '-', does: t('key.smaller') },
  ];
  return <ShortcutsHelp keys={keys.map(({ key, does }) => ({ key: key.toUpperCase(), does }))} />;
}
