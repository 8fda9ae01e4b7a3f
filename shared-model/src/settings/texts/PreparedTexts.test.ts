import { preparedTextIn } from './PreparedTexts';
import { preparedTextKinds } from './preparedTextKinds';
import { usualTexts } from './usualTexts';

describe('a prepared text', () => {
  const texts = { en: 'A paper is missing.', mr: ' कागदपत्र मिळालेले नाही. ', hi: ' ' };

  it('appears in the requested language', () => {
    expect(preparedTextIn({ texts }, 'mr')).toEqual({
      text: 'कागदपत्र मिळालेले नाही.',
      language: 'mr',
    });
  });

  it.each(['hi', 'gu'])('appears in English where it is not given in %s', (language) => {
    expect(preparedTextIn({ texts }, language)).toEqual({ text: texts.en, language: 'en' });
  });
});

it('appears without blanks around it, and empty where there is none at all', () => {
  expect(preparedTextIn({ texts: { en: ' Hello ' } }, 'mr')).toEqual({
    text: 'Hello',
    language: 'en',
  });
  expect(preparedTextIn({ texts: {} }, 'mr')).toEqual({ text: '', language: 'en' });
});

it.each(preparedTextKinds)('has a usual text of the kind %s (#20.7)', (kind) => {
  expect(usualTexts.list.map((text) => text.kind)).toContain(kind);
});
