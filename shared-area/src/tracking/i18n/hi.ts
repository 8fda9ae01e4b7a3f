import type en from './en';

export default {
  label: 'ट्रैकिंग नंबर',
  line: 'ट्रैकिंग नंबर: <track>{number}</track>',
} as const satisfies Record<keyof typeof en, string>;
