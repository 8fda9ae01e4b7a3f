import type en from './en';

export default {
  title: 'जबाबदार',
  nobody: 'कोणीही नाही',
  given: '{name}, {by} यांनी {day} रोजी दिला',
  taken: '{name}, {day} रोजी घेतला',
  note: 'टीप: {note}',
  assign: 'सोपवा',
  reassign: 'दुसऱ्या कोणाला द्या',
  dialogTitle: '{number} सोपवा',
  failed: 'सहकाऱ्यांची यादी उघडता आली नाही',
  noColleague: 'हा अर्ज घेऊ शकेल असे येथे कोणी काम करत नाही.',
  backToList: 'कोणीही नाही: पुन्हा कामाच्या यादीत',
  save: 'अर्ज सोपवा',
  saving: 'सोपवत आहे...',
  assigned: '{number} आता {name} यांच्याकडे सोपवला.',
  released: '{number} पुन्हा कामाच्या यादीत आहे: तो कोणाकडेही नाही.',
} as const satisfies Record<keyof typeof en, string>;
