import { activateLanguage } from 'shared-platform';
// Without messages English is the only language.
import '../i18n';
import { listed, listedTraits } from './listed';

afterEach(() => activateLanguage('en'));

it.each([
  ['en', 'PDF, JPG and PNG', 'PDF, one file, required'],
  ['hi', 'PDF, JPG, और PNG', 'PDF, one file, required'],
  ['mr', 'PDF, JPG आणि PNG', 'PDF, one file, required'],
])("formats lists of things and of traits in '%s'", async (language, things, traits) => {
  await activateLanguage(language);
  expect(listed(['PDF', 'JPG', 'PNG'])).toBe(things);
  expect(listedTraits(['PDF', 'one file', 'required'])).toBe(traits);
});
