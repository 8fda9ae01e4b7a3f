export { useAnnounce, useAnnouncement } from './announcements/announce';
export { activateLanguage, activeLocales, registerCatalogue } from './language/language';
export type { Catalogue, OtherLanguages } from './language/language';
export { LanguageProvider } from './language/LanguageProvider';
export type { LanguageProviderProps } from './language/LanguageProvider';
export { BuildRenewal } from './renewal/BuildRenewal';
export { countUnsavedWork, hasUnsavedWork, useUnsavedWork } from './unsaved-work/useUnsavedWork';
