import type en from './en';

export default {
  by: 'निर्णय {day} तक',
  dueOn: 'तय तारीख {day}',
  dueToday: 'तय तारीख आज है',
  dueTomorrow: 'तय तारीख कल है',
  dueIn: 'तय तारीख में {count, plural, one {# दिन बाकी} other {# दिन बाकी}}',
  overdue: 'तय तारीख {count, plural, one {# दिन पहले} other {# दिन पहले}} निकल गई',
  paused: 'नागरिक के जवाब का इंतज़ार',
  pausedOwn: 'आपके जवाब का इंतज़ार',
  pausedLeft:
    'जवाब आने पर {count, plural, =0 {कोई कार्य दिवस बाकी नहीं} one {# कार्य दिवस बाकी} other {# कार्य दिवस बाकी}}',
  pausedOverdue:
    'वापस भेजते समय तय तारीख निकले {count, plural, one {# कार्य दिवस हो चुका था} other {# कार्य दिवस हो चुके थे}}',
  inTime: 'निर्णय समय पर हुआ',
  late: 'निर्णय {count, plural, one {# दिन} other {# दिन}} देर से हुआ',
  none: 'कोई तारीख तय नहीं',
} as const satisfies Record<keyof typeof en, string>;
