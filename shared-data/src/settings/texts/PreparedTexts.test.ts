import { preparedTextIn, preparedTextKinds } from './PreparedTexts';
import { usualTexts } from './usualTexts';

describe('a prepared text', () => {
  const texts = { en: 'A paper is missing.', mr: ' कागदपत्र मिळालेले नाही. ', hi: ' ' };

  it('comes in the language that is asked for', () => {
    expect(preparedTextIn({ texts }, 'mr')).toEqual({
      text: 'कागदपत्र मिळालेले नाही.',
      language: 'mr',
    });
  });

  it.each(['hi', 'gu'])('comes in English where it is not given in %s', (language) => {
    expect(preparedTextIn({ texts }, language)).toEqual({ text: texts.en, language: 'en' });
  });
});

it.each(preparedTextKinds)('has a usual text of the kind %s (#20.7)', (kind) => {
  expect(usualTexts.list.map((text) => text.kind)).toContain(kind);
});
