import { pageCode } from '../routing/pageCode';

/** What only those need who come without a code: whoever has scanned one waits for no form. */
export const formCode = pageCode(
  async () => (await import(/* webpackChunkName: "verify-form" */ './form/CheckForm')).CheckForm,
);
