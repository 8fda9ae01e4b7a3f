/** What areas use of the page that they share; the list is in platform.js. */
export {
  AreaHost,
  activeLocales,
  countUnsavedWork,
  noteKeptWork,
  registerCatalogue,
  useAnnounce,
  useUnsavedWork,
} from 'shared-platform';
