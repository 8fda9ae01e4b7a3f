import type en from './en';

export default {
  label: 'मागोवा क्रमांक',
  line: 'मागोवा क्रमांक: <track>{number}</track>',
} as const satisfies Record<keyof typeof en, string>;
