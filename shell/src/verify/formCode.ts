import { pageCode } from '../routing/pageCode';

/** Loaded only for a visitor without a code: a scanned code is checked without waiting for the form. */
export const formCode = pageCode(
  async () => (await import(/* webpackChunkName: "verify-form" */ './form/CheckForm')).CheckForm,
);
