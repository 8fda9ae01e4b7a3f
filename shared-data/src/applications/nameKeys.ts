import { asciiDigits } from '../asciiDigits';

// Phonetic keys: approximately how a name sounds, in Latin letters. A name in Devanagari and its different Latin
// spellings get the same key. A standard transliteration would not do: nobody types 'Lakṣmī'. Not covered: sounds that
// only one spelling has ('Gourav'), and an 'a' that a compound drops in another place ('Fadnavis').

/** Devanagari without the inherent vowel. Aspiration and place of articulation are ignored, as in many spellings. */
const consonants = soundOf(
  'k कख g गघ n ङञणन c चछ j जझ t टठतथ d डढदध p पफ b बभ m म y य r र l लळ v व s शषस h ह',
);
/** Vowels, both as letters and as signs. */
const vowels = soundOf('a अआा i इईिी u उऊुू ri ऋृ e एऍेॅ ai ऐै o ओऑोॉ au औौ');
const virama = '्';
const nasals = /[ंँ]/;
const labials = /[पफबभम]/;
/** Silent signs: nukta (a dot under a letter), visarga, avagraha (a dropped vowel), joiners. */
const silent = /[़ःऽ\u200C\u200D]/g;
const devanagari = /\p{Script=Devanagari}/u;

/** The inherent vowel of a consonant without a sign: whether it is pronounced depends on its neighbours. */
const schwa = 'ə';

/** Latin letters that represent the same sound. */
const sameSound = soundOf('k q j z p f v w i ye u o');

/** Maps each letter to its sound. In the table, each sound precedes its letters. */
function soundOf(table: string): ReadonlyMap<string, string> {
  const parts = table.split(' ');
  return new Map(
    parts.flatMap((letters, at) =>
      at % 2 === 0 ? [] : Array.from(letters, (letter) => [letter, parts[at - 1] ?? ''] as const),
    ),
  );
}

/** The keys under which a word of a name is indexed. */
export function storedKeys(word: string): string[] {
  if (!devanagari.test(word)) {
    const key = spellings(word);
    return [...new Set([key, swallowed(key, 'a')])];
  }
  const full = transliterate(word);
  const stem = full.replace(/ə$/, '');
  // शिव is spelt both 'Shiv' and 'Shiva': the longer key starts with the shorter one.
  const spoken = swallowed(stem, schwa) + full.slice(stem.length);
  return [...new Set([full, spoken].map(spellings))];
}

/** The key of a searched word or prefix of a word. */
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

/** The phonetic key of Latin letters. Each depends only on those before it, so the key of a prefix is a prefix of the key. */
function spellings(word: string): string {
  const letters = asciiDigits(word).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // No name has the same letter three times in a row: such a word stays as it is and matches no name.
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

/** Removes each vowel that is silent between two syllables ('राजकुमार'), starting from the end, as speakers do. */
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
