import type en from './en';

export default {
  many: 'जोडली नाही: सोबत जास्तीत जास्त {most, plural, one {# कागदपत्र पाठवता येते} other {# कागदपत्रे पाठवता येतात}}.',
  'paper-many':
    'जोडली नाही: या कागदपत्रासाठी {most, plural, one {# फाइल चालते} other {जास्तीत जास्त # फाइल्स चालतात}}.',
  duplicate: 'जोडली नाही: ही फाइल आधीच यादीत आहे.',
  refused: '{name}. {problem}',
} as const satisfies Record<keyof typeof en, string>;
