import type en from './en';

export default {
  failed: 'उत्तरे दाखवता आली नाहीत',
  papers: 'कागदपत्रे',
} as const satisfies Record<keyof typeof en, string>;
