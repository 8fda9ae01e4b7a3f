/** What was agreed of times, in milliseconds; bytes and requests stand in tools/budget/budgets.ts. */
export const goals = {
  lcp: {
    'slow 4G': { landing: 1000, login: 2000 },
    'slow 3G': { landing: 2200 },
  },
  /** From a touch or a key to the next picture. */
  interaction: 200,
  /** Of every screen; no unit. */
  shift: 0.02,
} as const;
