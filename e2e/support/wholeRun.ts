/** Whether all journeys run (`npm test -- --all`), including those that repeat others. */
export const isWholeRun = process.env.PORTAL_JOURNEYS === 'all';
