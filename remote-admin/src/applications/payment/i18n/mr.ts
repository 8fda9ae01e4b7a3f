import type en from './en';

export default {
  title: 'भरणा',
  failed: 'भरणा दाखवता आला नाही',
  due: 'शुल्क {fee}: अजून भरलेले नाही.',
  paidFirst: 'काउंटरने भरणा नोंदवल्यावर दाखला मंजूर करता येतो.',
  paid: '{day} रोजी {amount} {method, select, upi {UPI ने} other {रोख}} भरले, पावती {receipt}.',
  taken: '{name} यांनी घेतले.',
  takenUpi: '{name} यांनी घेतले, संदर्भ क्रमांक {reference}.',
  cancelled: '{name} यांनी {day} रोजी पावती {receipt} रद्द केली: {reason}',
  cancel: 'भरणा रद्द करा',
  cancelTitle: 'भरणा {receipt} रद्द करा',
  cancelAbout:
    '{applicant} यांचे {amount} भरलेले धरले जाणार नाहीत. पावती रद्द म्हणून नोंदीत राहते, आणि शुल्क पुन्हा भरता येते.',
  reason: 'कारण',
  reasonHint: 'ते पावतीवर आणि आजच्या पावती तक्त्यात दिसते; तक्त्यातून ही रक्कम वजा होते.',
  reasonMissing: 'कारण लिहा',
  reasonTooLong: 'जास्तीत जास्त {limit, number} अक्षरे वापरा: कारणात {length, number} आहेत',
  cancelling: 'रद्द करत आहे...',
  confirm: 'भरणा रद्द करा',
  keep: 'भरणा राहू द्या',
  done: 'भरणा {receipt} रद्द केला.',
} as const satisfies Record<keyof typeof en, string>;
