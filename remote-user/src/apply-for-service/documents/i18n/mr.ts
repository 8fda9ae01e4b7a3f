import type en from './en';

export default {
  type: 'जोडली नाही: PDF, DOC, DOCX, JPG किंवा PNG फाइल निवडा.',
  empty: 'जोडली नाही: ही फाइल रिकामी आहे.',
  content: 'जोडली नाही: ही खरी {ending} फाइल नाही.',
  size: 'जोडली नाही: या फाइलचा आकार {size} आहे; मर्यादा 5 MB आहे.',
  unreadable: 'जोडली नाही: ही फाइल वाचता येत नाही.',
  many: 'जोडली नाही: सोबत जास्तीत जास्त {most, plural, one {# कागदपत्र पाठवता येते} other {# कागदपत्रे पाठवता येतात}}.',
  'paper-type': 'जोडली नाही: {endings} प्रकारची फाइल निवडा.',
  'paper-many':
    'जोडली नाही: या कागदपत्रासाठी {most, plural, one {# फाइल चालते} other {जास्तीत जास्त # फाइल्स चालतात}}.',
  duplicate: 'जोडली नाही: ही फाइल आधीच यादीत आहे.',
  refused: '{name}. {problem}',
} as const satisfies Record<keyof typeof en, string>;
