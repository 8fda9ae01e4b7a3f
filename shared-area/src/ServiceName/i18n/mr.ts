import type en from './en';

export default {
  'Birth Certificate': 'जन्म दाखला',
  'Death Certificate': 'मृत्यू दाखला',
  'Caste Certificate': 'जातीचा दाखला',
  'Income Certificate': 'उत्पन्नाचा दाखला',
  'Residence Proof': 'रहिवासी दाखला',
  'Marriage Certificate': 'विवाह नोंदणी दाखला',
  'Property Tax Receipt': 'मालमत्ता कराची पावती',
  'Trade License': 'व्यवसाय परवाना',
  'Water Connection': 'नळ जोडणी',
  'Electricity Bill Copy': 'वीज बिलाची प्रत',
} as const satisfies Record<keyof typeof en, string>;
