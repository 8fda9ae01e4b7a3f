import { usualSettings } from './CouncilSettings';
import type { CouncilSettings } from './settingsSchema';
import { councilIn, wordIn } from './wordIn';

describe('wordIn (#20.4)', () => {
  const settings: CouncilSettings = {
    ...usualSettings,
    name: 'Village Council',
    hoursNote: '',
    translations: { mr: { name: ' ग्रामपंचायत ', address: ' ' } },
  };

  it('gives the council’s text in the language', () => {
    expect(wordIn(settings, 'name', 'mr')).toEqual({ text: 'ग्रामपंचायत' });
  });

  it('marks English where it is the fallback', () => {
    expect(wordIn(settings, 'name', 'hi')).toEqual({ text: 'Village Council', lang: 'en' });
    expect(wordIn(settings, 'address', 'mr')).toEqual({ text: settings.address, lang: 'en' });
  });

  it('marks neither a text on an English page nor an empty text', () => {
    expect(wordIn(settings, 'name', 'en')).toEqual({ text: 'Village Council' });
    expect(wordIn(settings, 'hoursNote', 'hi')).toEqual({ text: '' });
    expect(wordIn(usualSettings, 'name', 'en')).toEqual({ text: usualSettings.name });
  });
});

describe('councilIn (#20.4)', () => {
  it('gives each text in the language, or in English and marked as English', () => {
    const translations = { mr: { name: 'ग्रामपंचायत' } };
    expect(councilIn({ ...usualSettings, translations }, 'mr')).toMatchObject({
      name: 'ग्रामपंचायत',
      address: usualSettings.address,
      phone: usualSettings.phone,
      hoursNote: usualSettings.hoursNote,
      lang: { name: undefined, address: 'en', hoursNote: 'en' },
    });
  });
});
