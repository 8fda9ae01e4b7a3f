/**
 * Which journeys run: 'main' (`npm test`), 'rest' (those that it leaves out), 'all' (also those that repeat others); otherwise
 * both main and rest.
 */
const extent = process.env.PORTAL_JOURNEYS;

/** Whether all journeys run (`npm test -- --all`), including those that repeat others. */
export const isWholeRun = extent === 'all';

/** What the title of a journey needs to be run: those of `npm test` are marked @main. */
export const wanted = extent === 'main' ? /@main/ : /^/;

/**
 * The marks of journeys that are left out. Those that repeat another one, in a further area or language, on the other store or
 * with more cases, are marked @repeat.
 */
export const leftOut = isWholeRun ? [] : ['@repeat', ...(extent === 'rest' ? ['@main'] : [])];
