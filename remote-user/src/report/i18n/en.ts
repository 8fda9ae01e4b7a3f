/** What the report has since it is an official paper. Apart from the other messages: only the report loads them. */
export default {
  code: 'Code to follow an application by its tracking number',
  deadline: 'Decision by',
  fee: 'Fee',
  paid: '{amount}, paid',
  free: 'Free',
} as const;
