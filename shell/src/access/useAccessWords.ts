import type { AccessScreenProps } from 'shared-auth';
import { formatDate } from 'shared-ui';
import { useWords as useShellWords } from '../words';
import { mayAskAgain } from './mayAskAgain';
import { useWords } from './words';

/** What the screen in the place of an area is called, and what it says first. */
export function useAccessWords(
  role: AccessScreenProps['role'],
  state: AccessScreenProps['state'],
): { title: string; lead?: string } {
  const words = useWords();
  const shellWords = useShellWords();
  const area = words(`area.${role}`);
  if (state.status !== 'known') return { title: shellWords(`area.${role}`) };

  const { answer, ended } = state;
  const { access, asked, refusedAt, role: other } = answer;
  if (access === 'blocked') return { title: words('blocked.title'), lead: words('blocked.lead') };
  if (access === 'waiting') {
    return { title: words('waiting.title'), lead: words('waiting.lead', { area }) };
  }
  if (access === 'unconfirmed') {
    return { title: words('confirm.title'), lead: words('confirm.lead', { area }) };
  }
  if (access === 'refused' && refusedAt !== undefined) {
    const date = formatDate(new Date(refusedAt), { dateStyle: 'long' });
    const again = words(mayAskAgain(refusedAt) ? 'refused.mayAsk' : 'refused.mayAskLater');
    return { title: words('refused.title'), lead: `${words('refused.lead', { date })} ${again}` };
  }
  if (other === 'staff' || other === 'admin') {
    return {
      title: words('granted.title', { level: words(`level.${other}`) }),
      lead: words('granted.lead', { area: words(`area.${other}`) }),
    };
  }
  // Somebody who asked, and neither waits nor was refused, had access once.
  return ended || asked
    ? { title: words('ended.title'), lead: words('ended.lead', { area }) }
    : { title: words('none.title'), lead: words('none.lead', { area }) };
}
