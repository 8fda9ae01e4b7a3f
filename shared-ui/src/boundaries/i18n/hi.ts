import type en from './en';

export default {
  unshown: 'यह प्रविष्टि दिखाई नहीं जा सकती।',
} as const satisfies Record<keyof typeof en, string>;
