import { watchOf } from './forward';

/** Figures over the applications submitted in a period: by day, service and outcome, time to decision. */
export const watchReport = watchOf('reports', 'watchReport');

/** The latest steps in the histories of all applications, newest first. */
export const watchCouncilActivity = watchOf('reports', 'watchActivity');
