/** What areas use of the page that they share; the list is in platform.js. */
export {
  AreaHost,
  activeLocales,
  countUnsavedWork,
  loadAllMessages,
  noteKeptWork,
  registerCatalogue,
  useAnnounce,
  useUnsavedWork,
} from 'shared-platform';
