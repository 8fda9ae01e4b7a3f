import type en from './en';

export default {
  title: 'ज़िम्मेदार',
  nobody: 'कोई नहीं',
  given: '{name}, {by} ने {day} को सौंपा',
  taken: '{name}, {day} को लिया',
  note: 'टिप्पणी: {note}',
  assign: 'सौंपें',
  reassign: 'किसी और को दें',
  dialogTitle: '{number} सौंपें',
  failed: 'साथी कर्मचारी लोड नहीं हो सके',
  noColleague: 'यहाँ ऐसा कोई काम नहीं करता जिसे यह दिया जा सके।',
  backToList: 'किसी को नहीं: वापस कार्य सूची में',
  save: 'आवेदन सौंपें',
  saving: 'सौंपा जा रहा है...',
  assigned: '{number} {name} को सौंपा गया।',
  released: '{number} वापस कार्य सूची में है: यह किसी के पास नहीं है।',
} as const satisfies Record<keyof typeof en, string>;
