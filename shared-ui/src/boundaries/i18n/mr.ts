import type en from './en';

export default {
  unshown: 'ही नोंद दाखवता येत नाही.',
} as const satisfies Record<keyof typeof en, string>;
