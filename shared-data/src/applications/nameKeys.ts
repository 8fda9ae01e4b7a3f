import { asciiDigits } from '../asciiDigits';

// How a name sounds, near enough, in Latin letters: what is spelt in Devanagari and in Latin, or in Latin in several
// ways, gets the same key. A transliteration by scheme would not do: nobody types 'Lakṣmī'. What the table does not
// know: sounds that only one spelling has ('Gourav'), and an 'a' that a compound drops elsewhere ('Fadnavis').

/** Devanagari without its inherent vowel. Breath and the place of the tongue are left out, as many spellings do. */
const consonants = soundOf(
  'k कख g गघ n ङञणन c चछ j जझ t टठतथ d डढदध p पफ b बभ m म y य r र l लळ v व s शषस h ह',
);
/** As letters and as signs. */
const vowels = soundOf('a अआा i इईिी u उऊुू ri ऋृ e एऍेॅ ai ऐै o ओऑोॉ au औौ');
const virama = '्';
const nasals = /[ंँ]/;
const labials = /[पफबभम]/;
/** Signs that are not heard: dots under letters, breath at the end, a mark of a swallowed vowel, joiners. */
const silent = /[़ःऽ\u200C\u200D]/g;
const devanagari = /\p{Script=Devanagari}/u;

/** Of a consonant without a sign: whether it is heard depends on its neighbours. */
const schwa = 'ə';

/** Of Latin letters that stand for the same. */
const sameSound = soundOf('k q j z p f v w i ye u o');

/** From each letter to its sound, which stands before the letters that have it. */
function soundOf(table: string): ReadonlyMap<string, string> {
  const parts = table.split(' ');
  return new Map(
    parts.flatMap((letters, at) =>
      at % 2 === 0 ? [] : Array.from(letters, (letter) => [letter, parts[at - 1] ?? ''] as const),
    ),
  );
}

/** The keys that a word of a name is found by. */
export function storedKeys(word: string): string[] {
  if (!devanagari.test(word)) {
    const key = spellings(word);
    return [...new Set([key, swallowed(key, 'a')])];
  }
  const heard = transliterate(word);
  const stem = heard.replace(/ə$/, '');
  // 'Shiv' and 'Shiva' are both written for शिव: the longer one begins with the other.
  const spoken = swallowed(stem, schwa) + heard.slice(stem.length);
  return [...new Set([heard, spoken].map(spellings))];
}

/** The key of a word, or of its beginning, that somebody looks for. */
export function soughtKey(word: string): string {
  if (!devanagari.test(word)) return spellings(word);
  const stem = transliterate(word).replace(/ə$/, '');
  return spellings(swallowed(stem, schwa));
}

function transliterate(word: string): string {
  const letters = Array.from(word.normalize('NFD').replace(silent, '').replace(/ज्ञ/g, 'ग्य'));
  let latin = '';
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? '';
    const consonant = consonants.get(letter);
    if (consonant !== undefined) {
      const hasSign = next === virama || (vowels.has(next) && /\p{M}/u.test(next));
      latin += hasSign ? consonant : consonant + schwa;
    } else if (nasals.test(letter)) latin += labials.test(next) ? 'm' : 'n';
    else if (letter !== virama) latin += vowels.get(letter) ?? letter;
  });
  return latin;
}

/** Latin letters as they sound. Each is judged by those before it, so that a beginning has the beginning of the key. */
function spellings(word: string): string {
  const letters = asciiDigits(word).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // Three of a letter in a row are in no name: what is typed to find nothing finds nothing.
  if (!/^[a-zə]+$/.test(letters) || /(.)\1\1/.test(letters)) return asciiDigits(word);
  return letters
    .replace(/ə/g, 'a')
    .replace(/dny|^jn(?=y|a|$)y?/g, 'gy')
    .replace(/x/g, 'ks')
    .replace(/[qzfwyeo]/g, (letter) => sameSound.get(letter) ?? letter)
    .replace(/(.)\1+/g, '$1')
    .replace(/([bcdgjklmnprstv])h+/g, '$1')
    .replace(/(.)\1+/g, '$1')
    .replace(/ru/g, 'ri');
}

/** Without each vowel that is not heard between two syllables ('राजकुमार'), as speakers leave them out: from the end. */
function swallowed(text: string, vowel: string): string {
  const letters = Array.from(text);
  for (let at = letters.length - 1; at > 0; at -= 1) {
    const isBetween =
      letters[at] === vowel &&
      // After a nasal too: 'कांबळे' is 'Kamble'.
      isVowel(letters[at - 2]?.replace(/[mn]/, letters[at - 3] ?? '')) &&
      isConsonant(letters[at - 1]) &&
      isConsonant(letters[at + 1]) &&
      isVowel(letters[at + 2]);
    if (isBetween) letters.splice(at, 1);
  }
  return letters.join('');
}

function isVowel(letter = ''): boolean {
  return /[aeiouə]/.test(letter);
}

function isConsonant(letter = ''): boolean {
  return /[a-z]/.test(letter) && !isVowel(letter);
}
