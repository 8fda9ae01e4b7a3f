import type { AccessScreenProps } from 'shared-auth';
import { formatDate } from 'shared-ui';
import { useMessages as useShellMessages } from '../i18n';
import { mayAskAgain } from './mayAskAgain';
import { useMessages } from './i18n';

/** The title and the first text of the screen in place of an area. */
export function useAccessMessages(
  role: AccessScreenProps['role'],
  state: AccessScreenProps['state'],
): { title: string; lead?: string } {
  const t = useMessages();
  const shellMessages = useShellMessages();
  const area = t(`area.${role}`);
  if (state.status !== 'known') return { title: shellMessages(`area.${role}`) };

  const { answer, ended } = state;
  const { access, asked, refusedAt, role: other } = answer;
  if (access === 'blocked') return { title: t('blocked.title'), lead: t('blocked.lead') };
  if (access === 'waiting') {
    return { title: t('waiting.title'), lead: t('waiting.lead', { area }) };
  }
  if (access === 'unconfirmed') {
    return { title: t('confirm.title'), lead: t('confirm.lead', { area }) };
  }
  if (access === 'refused' && refusedAt !== undefined) {
    const date = formatDate(new Date(refusedAt), { dateStyle: 'long' });
    const again = t(mayAskAgain(refusedAt) ? 'refused.mayAsk' : 'refused.mayAskLater');
    return { title: t('refused.title'), lead: `${t('refused.lead', { date })} ${again}` };
  }
  if (other === 'staff' || other === 'admin') {
    return {
      title: t('granted.title', { level: t(`level.${other}`) }),
      lead: t('granted.lead', { area: t(`area.${other}`) }),
    };
  }
  // A person with a request that is neither pending nor refused had access once.
  return ended || asked
    ? { title: t('ended.title'), lead: t('ended.lead', { area }) }
    : { title: t('none.title'), lead: t('none.lead', { area }) };
}
