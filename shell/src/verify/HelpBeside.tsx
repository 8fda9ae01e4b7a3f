import { columnsQuery, useLoaded, useMediaQuery } from 'shared-ui';
import { pageCode } from '../routing/pageCode';

const helpCode = pageCode(
  // In the chunk of the form, which is needed next to check another certificate.
  async () => (await import(/* webpackChunkName: "verify-form" */ './form/AnswerHelp')).AnswerHelp,
);

/** Help beside an answer, if the window has room for it: a phone that has scanned a code fetches none. */
export function HelpBeside() {
  return useMediaQuery(columnsQuery) ? <FetchedHelp /> : null;
}

/** Renders nothing until it is loaded, or if it cannot be: the answer is complete without it. */
function FetchedHelp() {
  const help = useLoaded(helpCode.load, helpCode.now());
  if (help.status !== 'ready') return null;
  const Help = help.data;
  return <Help />;
}
