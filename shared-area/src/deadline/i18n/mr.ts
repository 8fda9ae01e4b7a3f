import type en from './en';

export default {
  by: '{day} पर्यंत निर्णय',
  dueOn: 'मुदत {day} पर्यंत',
  dueToday: 'मुदत आज संपते',
  dueTomorrow: 'मुदत उद्या संपते',
  dueIn: 'मुदतीला {count, plural, one {# दिवस} other {# दिवस}} बाकी',
  overdue: 'मुदत उलटून {count, plural, one {# दिवस झाला} other {# दिवस झाले}}',
  paused: 'नागरिकाच्या उत्तराची वाट पाहत आहे',
  pausedOwn: 'तुमच्या उत्तराची वाट पाहत आहे',
  pausedLeft:
    'उत्तर आल्यावर {count, plural, =0 {कामाचा एकही दिवस बाकी नसेल} one {कामाचा # दिवस बाकी असेल} other {कामाचे # दिवस बाकी असतील}}',
  pausedOverdue:
    'परत पाठवला तेव्हा मुदत उलटून {count, plural, one {कामाचा # दिवस झाला होता} other {कामाचे # दिवस झाले होते}}',
  inTime: 'निर्णय मुदतीत झाला',
  late: 'निर्णय {count, plural, one {# दिवस} other {# दिवस}} उशिरा झाला',
  none: 'मुदत दिलेली नाही',
} as const satisfies Record<keyof typeof en, string>;
