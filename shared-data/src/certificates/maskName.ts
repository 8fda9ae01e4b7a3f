import { plainText } from 'shared-auth/names';

/** As many for each word, so that its length is not told. */
const dots = '•••';

/**
 * A name of which each word shows its first letter alone, with the vowel sign that belongs to it: 'Sunita Devi' is
 * 'S••• D•••', 'सुनीता' is 'सु•••'. Who holds the paper can compare it; who has the number alone learns no name.
 */
export function maskName(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return plainText(name)
    .split(' ')
    .flatMap((word) => {
      const [first] = letters.segment(word);
      return first ? [first.segment + dots] : [];
    })
    .join(' ');
}
