import type en from './en';

export default {
  'file.added': '{count, plural, one {# फ़ाइल जोड़ी गई} other {# फ़ाइलें जोड़ी गईं}}',
  'file.choose': 'फ़ाइलें चुनें',
  'file.chooseOne': 'फ़ाइल चुनें',
  'file.drop': 'या उन्हें यहाँ छोड़ें',
  'file.dropOne': 'या उसे यहाँ छोड़ें',
  'file.list': 'चुनी हुई फ़ाइलें',
  'file.progress': 'फ़ाइल अपलोड हो रही है: {name}',
  'file.remove': '{name} हटाएँ',
  'file.removeShort': 'हटाएँ',
  'file.removed': 'फ़ाइल हटाई गई: {name}',
} as const satisfies Record<keyof typeof en, string>;
