/** What areas use of the page that they share; the list is in platform.js. */
export {
  AreaHost,
  LanguageProvider,
  activeLocales,
  countUnsavedWork,
  noteKeptWork,
  registerCatalogue,
  useAnnounce,
  useUnsavedWork,
} from 'shared-platform';
