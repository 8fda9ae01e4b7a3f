/** @jest-environment node */
import { soughtKey, storedKeys } from './nameKeys';

const finds = (sought: string, stored: string) =>
  storedKeys(stored.toLowerCase()).some((key) => key.startsWith(soughtKey(sought.toLowerCase())));

describe.each<[devanagari: string, latin: string[]]>([
  ['लक्ष्मी', ['Lakshmi', 'Laxmi', 'Lakshmee', 'Lakṣmī']],
  ['लक्ष्मण', ['Lakshman', 'Laxman', 'Lakshmana']],
  ['आशा', ['Asha', 'Aasha']],
  ['मीरा', ['Meera', 'Mira']],
  ['सुनीता', ['Sunita', 'Suneeta']],
  ['अनिता', ['Anita', 'Aneeta']],
  ['कविता', ['Kavita', 'Kavitha']],
  ['पूजा', ['Pooja', 'Puja']],
  ['रमेश', ['Ramesh']],
  ['राजेश', ['Rajesh']],
  ['राजकुमार', ['Rajkumar']],
  ['कमला', ['Kamala', 'Kamla']],
  ['देवकी', ['Devaki', 'Devki']],
  ['देशमुख', ['Deshmukh']],
  ['कुलकर्णी', ['Kulkarni']],
  ['पाटील', ['Patil', 'Pateel']],
  ['शिंदे', ['Shinde']],
  ['काळे', ['Kale']],
  ['कांबळे', ['Kamble', 'Kambale']],
  ['संजना', ['Sanjana', 'Sanjna']],
  ['जाधव', ['Jadhav', 'Jadhaw']],
  ['पवार', ['Pawar', 'Pavar']],
  ['वाघमारे', ['Waghmare', 'Vaghmare']],
  ['चव्हाण', ['Chavan', 'Chavhan']],
  ['संभाजी', ['Sambhaji']],
  ['शिवाजी', ['Shivaji']],
  ['शिव', ['Shiv', 'Shiva']],
  ['राम', ['Ram', 'Rama']],
  ['ज्ञानेश्वर', ['Dnyaneshwar', 'Gyaneshwar']],
  ['कृष्ण', ['Krishna', 'Krushna']],
  ['विश्वास', ['Vishwas', 'Vishvas']],
  ['प्रिया', ['Priya', 'Pria']],
  ['आदित्य', ['Aditya']],
  ['संजय', ['Sanjay']],
  ['विजय', ['Vijay']],
  ['ज्योती', ['Jyoti', 'Jyothi']],
  ['गणेश', ['Ganesh', 'Ganesha']],
  ['सिद्धार्थ', ['Siddharth', 'Sidharth']],
  ['दत्ता', ['Datta']],
  ['ऋतुजा', ['Rutuja', 'Rituja']],
  ['वैशाली', ['Vaishali']],
  ['गौरव', ['Gaurav']],
  ['फ़ातिमा', ['Fatima']],
  ['ज़ाकिर', ['Zakir', 'Jakir']],
  ['सरस्वती', ['Saraswati', 'Sarasvati']],
])('%s', (devanagari, latin) => {
  it.each(latin)('matches %s in both directions (#20.4)', (name) => {
    expect(finds(devanagari, name)).toBe(true);
    expect(finds(name, devanagari)).toBe(true);
  });
});

it.each([
  ['Asha', 'Ashok'],
  ['Rama', 'Ramesh'],
  ['Sunita', 'Sushma'],
  ['मीरा', 'मोहन'],
  ['Patil', 'पाटणकर'],
  ['14', '२०२६'],
])('%s does not find %s (#20.4)', (sought, stored) => {
  expect(finds(sought, stored)).toBe(false);
});

it.each(['Lakshmi', 'Meera', 'Kamala', 'Dhananjay', 'Priya', 'Siddharth', 'Saraswati', 'Roopa'])(
  'finds %s by each of its prefixes (#20.4)',
  (name) => {
    for (let length = 1; length <= name.length; length += 1) {
      expect(finds(name.slice(0, length), name)).toBe(true);
    }
  },
);

it.each([
  ['014', ['014']],
  ['०१४', ['014']],
  ['b2', ['b2']],
  ['রমা', ['রমা']],
])('does not change a word that is not a name in these scripts: %s (#20.4)', (word, keys) => {
  expect(storedKeys(word)).toEqual(keys);
});
