export { useAnnounce, useAnnouncement } from './announcements/announce';
export {
  activateLanguage,
  activeLocales,
  loadAllMessages,
  registerCatalogue,
} from './language/language';
export type { Catalogue, OtherLanguages } from './language/language';
export { LanguageProvider } from './language/LanguageProvider';
export type { LanguageProviderProps } from './language/LanguageProvider';
export { AreaHost } from './area-host/AreaHost';
export type { AreaHostValue } from './area-host/AreaHost';
export type { AreaModule } from './area-host/AreaModule';
export {
  countUnsavedWork,
  forgetKeptWork,
  hasUnsavedWork,
  noteKeptWork,
  useUnsavedWork,
} from './unsaved-work/useUnsavedWork';
