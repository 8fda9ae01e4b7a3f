import { plainText } from '../texts/plainText';

/** The same number for each word, so that the mask does not reveal its length. */
const dots = '•••';

/**
 * Masks a name: each word keeps only its first letter, with its vowel sign. 'Sunita Devi' becomes 'S••• D•••',
 * 'सुनीता' becomes 'सु•••'. Somebody with the paper can compare it; somebody with only the number learns no name.
 */
export function maskName(name: string): string {
  const letters = new Intl.Segmenter('en');
  return plainText(name)
    .split(' ')
    .flatMap((word) => {
      const [first] = letters.segment(word);
      return first ? [first.segment + dots] : [];
    })
    .join(' ');
}
