import type en from './en';

export default {
  'Birth Certificate': 'जन्म प्रमाण पत्र',
  'Death Certificate': 'मृत्यु प्रमाण पत्र',
  'Caste Certificate': 'जाति प्रमाण पत्र',
  'Income Certificate': 'आय प्रमाण पत्र',
  'Residence Proof': 'निवास प्रमाण पत्र',
  'Marriage Certificate': 'विवाह प्रमाण पत्र',
  'Property Tax Receipt': 'संपत्ति कर की रसीद',
  'Trade License': 'व्यापार लाइसेंस',
  'Water Connection': 'पानी का कनेक्शन',
  'Electricity Bill Copy': 'बिजली के बिल की प्रति',
} as const satisfies Record<keyof typeof en, string>;
