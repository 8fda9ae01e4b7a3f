import type en from './en';

export default {
  label: 'यह आवेदन कहाँ तक पहुँचा',
  sent: 'भेजा',
  checked: 'जाँच',
  recommended: 'अनुशंसा',
  decided: 'निर्णय',
  done: 'पूरा हुआ',
  now: 'अभी',
  skipped: 'ज़रूरत नहीं',
  pending: 'जाँच का इंतज़ार',
  'in-review': 'जाँच में',
  returned: 'नागरिक के जवाब का इंतज़ार',
  returnedOwn: 'आपके जवाब का इंतज़ार',
  recommendedNow: 'निर्णय का इंतज़ार',
  approved: 'स्वीकृत',
  rejected: 'नामंज़ूर',
  by: '{day} तक',
  overdue: 'तय तारीख {day} थी',
} as const satisfies Record<keyof typeof en, string>;
