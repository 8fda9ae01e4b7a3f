import type { ReactNode } from 'react';
import { councilDay, formatCertificateNumber, portalReasonOf } from 'shared-data/certificates';
import { formatDate, type Tone } from 'shared-ui';
import { CouncilName } from '../council/CouncilName';
import type { CheckAnswer } from './check';
import { FormattedMessage, type useMessages } from './i18n';

/** The texts of an answer: the result, why, and what to do next. */
export interface ExplainedAnswer {
  tone: Tone;
  title: string;
  text: ReactNode;
  next: string;
  /** A note if the state is only known from an earlier check. */
  note?: string | undefined;
}

interface Circumstances {
  t: ReturnType<typeof useMessages>;
  /** What was checked: a number, or a code. */
  asked: string;
}

export function explainAnswer(answer: CheckAnswer, { t, asked }: Circumstances): ExplainedAnswer {
  const { at, reason, last } = detailsOf(answer);
  const day = formatTime(at);
  const lastDay = formatTime(last);
  const note = lastDay && t('verify.lastChecked', { day: lastDay });
  const say = (tone: Tone, title: string, text: ReactNode, next: string) =>
    ({ tone, title, text, next }) satisfies ExplainedAnswer;
  const ofCouncil = (id: `verify.${'valid' | 'expired' | 'notIssued'}.text`) => (
    <FormattedMessage id={id} values={{ council: <CouncilName /> }} />
  );
  const notConfirmed = (title: string) =>
    say(
      'warn',
      title,
      lastDay ? t('verify.unconfirmed.last', { day: lastDay }) : t('verify.unconfirmed.never'),
      t('verify.unconfirmed.next'),
    );

  switch (answer.kind) {
    case 'valid':
      if ('claims' in answer) {
        const text = ofCouncil('verify.valid.text');
        return say('good', t('verify.valid'), text, t('verify.valid.next'));
      }
      if (lastDay) return notConfirmed(t('verify.unconfirmedNumber'));
      return say(
        'good',
        t('verify.validNumber'),
        t('verify.validNumber.text'),
        t('verify.valid.next'),
      );
    case 'unconfirmed':
      return notConfirmed(t('verify.unconfirmed'));
    case 'replaced': {
      const text = t('verify.replaced.text', { day });
      return { ...say('bad', t('verify.replaced'), text, t('verify.replaced.next')), note };
    }
    case 'revoked': {
      const title = t('verify.revoked', { day });
      const own = portalReasonOf(reason);
      const text = own ? t(`verify.revoked.${own}`) : t('verify.revoked.text', { reason });
      return { ...say('bad', title, text, t('verify.revoked.next')), note };
    }
    case 'expired': {
      const on = 'claims' in answer ? answer.on : (answer.record.validUntil ?? '');
      const title = t('verify.expired', { day: formatDay(on) });
      const text = ofCouncil('verify.expired.text');
      return { ...say('warn', title, text, t('verify.expired.next')), note };
    }
    case 'not-issued': {
      const text = ofCouncil('verify.notIssued.text');
      return say('bad', t('verify.notIssued'), text, t('verify.notIssued.next'));
    }
    case 'unknown-number': {
      const number = formatCertificateNumber(asked);
      const values = { council: <CouncilName />, number };
      const text = <FormattedMessage id="verify.unknownNumber.text" values={values} />;
      return say('bad', t('verify.unknownNumber'), text, t('verify.unknownNumber.next'));
    }
    case 'damaged':
      return say('warn', t('verify.damaged'), t('verify.damaged.text'), t('verify.damaged.next'));
    case 'unreachable':
      return say(
        'info',
        t('verify.unreachable'),
        t('verify.unreachable.text'),
        t('verify.unreachable.next'),
      );
  }
}

/** Formats a day such as '2026-06-15', which does not depend on the time zone, as on the paper. */
export function formatDay(day: string): string {
  const date = new Date(day);
  return isNaN(Number(date)) ? day : formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats the day of a time in the council's time zone, as its papers do: the visitor's day may differ. */
export function formatTime(time: string): string {
  const date = new Date(time);
  return isNaN(Number(date)) ? time : formatDay(councilDay(date));
}

/** When its state changed and why, and when it was last checked; empty if there is nothing to show. */
function detailsOf(answer: CheckAnswer) {
  const state = 'record' in answer ? answer.record.state : answer;
  return {
    at: 'at' in state ? state.at : '',
    reason: 'reason' in state ? state.reason : '',
    last: ('lastChecked' in answer && answer.lastChecked) || '',
  };
}
