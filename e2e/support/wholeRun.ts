/** Whether all journeys are gone through (`npm test -- --all`), those that repeat others too. */
export const isWholeRun = process.env.PORTAL_JOURNEYS === 'all';
