/** What areas take of the page they share; the list stands in platform.js. */
export {
  AreaHost,
  activeLocales,
  countUnsavedWork,
  noteKeptWork,
  registerCatalogue,
  useAnnounce,
  useUnsavedWork,
} from 'shared-platform';
