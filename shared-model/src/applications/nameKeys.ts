// How a name sounds, as a key that a name in Devanagari and its Latin spellings share. A library for transliteration does
// not help: nobody types 'Lakṣmī', and it does not know which vowels are silent. See docs/decisions/0041.

/** Devanagari without the inherent vowel, as Latin spellings write it. Dental and retroflex letters are spelt alike. */
const consonants = soundOf(
  'k क kh ख g ग gh घ n ङञणन ch चछ j जझ t टठतथ d डद dh ढध p प ph फ b ब bh भ m म y य r र l लळ v व sh शष s स h ह',
);
/** Vowels, both as letters and as signs. */
const vowels = soundOf('a अआा i इईिी u उऊुू ri ऋृ e एऍेॅ ai ऐै o ओऑोॉ au औौ om ॐ');
const virama = '्';
const nasals = /[ंँ]/;
const labials = /[पफबभम]/;
/** Silent signs: nukta (a dot under a letter), visarga, avagraha (a dropped vowel), joiners. */
const silent = /[़ःऽ\u200C\u200D]/g;
const devanagari = /\p{Script=Devanagari}/u;

/** Maps each letter to its sound. In the table, each sound precedes its letters. */
function soundOf(table: string): ReadonlyMap<string, string> {
  const parts = table.split(' ');
  return new Map(
    parts.flatMap((letters, at) =>
      at % 2 === 0 ? [] : Array.from(letters, (letter) => [letter, parts[at - 1] ?? ''] as const),
    ),
  );
}

/** Names that are written in another way than they are spoken, as they sound. */
const irregular = new Map(
  [
    'mohamad mohammed mohammad muhammad mohamed mohamad mohd md मोहम्मद मुहम्मद महंमद महम्मद',
    'sayad syed sayed sayyed sayyid saiyed saiyad sayyad सैयद सय्यद',
    'aysha ayesha aayesha aisha आयेशा',
    'pavar powar',
    'ratod राठौड राठौड़',
    'chaudhari chowdhury chowdhary',
    'jon john जॉन',
    'meri mary मेरी',
    'pitar peter पीटर',
    'devid david डेविड डेव्हिड',
    'jorj george जॉर्ज',
    'maikal michael मायकल माइकल',
    'parera pereira परेरा',
    'fernandis fernandes fernandez फर्नांडिस फर्नांडीस',
    'disuja dsouza डिसूझा डिसोझा डिसूजा डिसोजा',
    'oraon uraon उरांव उराव उराँव',
  ].flatMap((line) => {
    const [sound = '', ...written] = line.split(' ');
    return written.map((each) => [each.normalize('NFD'), sound] as const);
  }),
);

/**
 * The keys under which a word of a name is stored, in capitals, so that they are never a word as it is written. A word
 * without letters of these scripts has none.
 */
export function soundKeys(word: string): string[] {
  return keysOf(devanagari.test(word) ? transliterate(word) : latin(word), word);
}

/** The keys of a searched word, or of the beginning of one: the keys of what sounds like it begin with one of them. */
export function soughtSounds(word: string): string[] {
  if (!devanagari.test(word)) return soundKeys(word);
  return keysOf(transliterate(word).replace(/ə$/, ''), word);
}

/**
 * The key that similar names share, such as 'Patil' and 'Patel': aspiration, nasals before a consonant and most vowels are
 * left out. It is stored as a whole, without its prefixes. Undefined where too little of the word would be left.
 */
export function similarKey(word: string): string | undefined {
  const [sound] = soughtSounds(word);
  if (sound === undefined) return undefined;
  const plain = sound
    .toLowerCase()
    .replace(/au|ou/g, 'av')
    .replace(/ay(?![aeiou])|[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/([^])h+/g, '$1')
    .replace(/[mn](?=[^aeiou])/g, '');
  const [, first = '', rest = ''] = /^([^aeiou]*[aeiou]*)(.*)$/.exec(plain) ?? [];
  const key = (first + withoutVowels(rest)).replace(/a$/, '').replace(/(.)\1+/g, '$1');
  return key.replace(/[aeiou]/g, '').length < 2 ? undefined : `${similarMark}${key.toUpperCase()}`;
}

/** No other key begins with it: 'x' is 'ks' there. */
const similarMark = 'X';

/** Whether a stored word is a `similarKey`. */
export function isSimilarKey(word: string): boolean {
  return word.startsWith(similarMark);
}

/** All but a vowel at the end. */
function withoutVowels(text: string): string {
  return text.replace(/[aeiou](?=.)/g, '');
}

function transliterate(word: string): string {
  const letters = Array.from(
    word.normalize('NFD').replace(silent, '').replace(/ज्ञ/g, 'ग्य').replace(/ंह/g, 'ंघ'),
  );
  let sounds = '';
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? '';
    const consonant = consonants.get(letter);
    if (consonant !== undefined) {
      const hasSign = next === virama || (vowels.has(next) && /\p{M}/u.test(next));
      sounds += hasSign ? consonant : `${consonant}ə`;
    } else if (nasals.test(letter)) sounds += next === '' ? '' : labials.test(next) ? 'm' : 'n';
    else if (letter !== virama) sounds += vowels.get(letter) ?? letter;
  });
  return sounds;
}

/** A 'y' that is no consonant is a vowel. */
function latin(word: string): string {
  return plainLetters(word).replace(/([^aeiou])y(?![aeiou])/g, '$1i');
}

/** Without accents: 'Lakṣmī'. */
function plainLetters(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The most keys of a word: a query of the live store compares a few only. */
const keysAtMost = 4;

function keysOf(sounds: string, word: string): string[] {
  const written = irregular.get(word.normalize('NFD').replace(/[\u200C\u200D]/g, ''));
  const letters = written ?? plainLetters(sounds);
  // No name has the same letter three times in a row: such a word has no sound, and matches no name.
  if (!/^[a-zə]+$/.test(letters) || /(.)\1\1/.test(letters)) return [];
  const keys = spellings(letters).map((each) => soundOfLetters(each).toUpperCase());
  return [...new Set(keys)].slice(0, keysAtMost);
}

/** How else sounds may be written: 'Shaikh' as शेख, 'Ahmed' as 'Ahmad', 'Yousuf' as 'Yusuf', 'Pandey' as पांडे. */
const otherwise: readonly [written: RegExp, other: string][] = [
  [/([^aeiou])(?:a[iy]ə?|ei|ae)(?=[^aeiouyə])/, '$1e'],
  [/([^aeiou])e(?=r[^aeiouyə]|[rd]$)/, '$1a'],
  [/ou/, 'u'],
  [/ey$/, 'e'],
];

function spellings(letters: string): string[] {
  return otherwise.reduce(
    (all, [written, other]) => [
      ...all,
      ...all.filter((each) => written.test(each)).map((each) => each.replace(written, other)),
    ],
    [letters],
  );
}

/** Letters that sound alike become one, and vowels that may be silent are left out. 'C' is 'ch' until the last step. */
function soundOfLetters(letters: string): string {
  const sounds = letters
    .replace(/dny|^jn(?=y|a|$)y?/g, 'gy')
    .replace(/^hri/, 'ri')
    .replace(/^d(?=[smclk])/, 'di')
    .replace(/ou/g, 'au')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/[əa]+i|ei|ae/g, 'ay')
    .replace(/([əae])o(?![aeiouə])/g, '$1v')
    .replace(/ie$/, 'i')
    .replace(/iy(?=[aeiouə])/g, 'i')
    .replace(/x/g, 'ks')
    .replace(/ch+/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/[zj]h?/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/[wv]h*/g, 'v')
    .replace(/th/g, 't')
    .replace(/(.)\1+/g, '$1')
    .replace(/eh(?=[^aeiouə])/g, 'ah')
    .replace(/atrey/g, 'atray')
    .replace(/ks+h*/g, 'ks')
    .replace(/^sr/, 'shr')
    .replace(/n(?:gh?|h)(ə?)$/, 'ng$1')
    .replace(/ru/g, 'ri');
  return withoutSilent(sounds)
    .replace(/shv/g, 'sv')
    .replace(/^om(?=k)/, 'on')
    .replace(/ə/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/C/g, 'c');
}

/**
 * Without each 'a' between two consonants after the first vowel: which of them is silent depends on how a name is composed
 * ('घोरपडे' and 'Ghorpade', 'सोनावणे' and 'Sonwane').
 */
function withoutSilent(sounds: string): string {
  const [, first = '', rest = ''] = /^([^aeiouə]*[aeiouə]+)(.*)$/.exec(sounds) ?? ['', sounds];
  return first + rest.replace(/([^aeiouə])[aə](?=[^aeiouə])/g, '$1');
}
