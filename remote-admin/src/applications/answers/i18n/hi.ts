import type en from './en';

export default {
  failed: 'जवाब नहीं दिखाए जा सके',
  papers: 'कागज़ात',
} as const satisfies Record<keyof typeof en, string>;
