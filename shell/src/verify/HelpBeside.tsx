import { columnsQuery, useLoaded, useMediaQuery } from 'shared-ui';
import { pageCode } from '../routing/pageCode';

const helpCode = pageCode(
  // The chunk of the form: whoever checks another certificate needs that next.
  async () => (await import(/* webpackChunkName: "verify-form" */ './form/AnswerHelp')).AnswerHelp,
);

/** Help beside an answer, where the window has room for it: a phone that has scanned a code fetches none. */
export function HelpBeside() {
  return useMediaQuery(columnsQuery) ? <FetchedHelp /> : null;
}

/** Nothing until it is there, and nothing without a network: the answer stands without it. */
function FetchedHelp() {
  const help = useLoaded(helpCode.load, helpCode.now());
  if (help.status !== 'ready') return null;
  const Help = help.data;
  return <Help />;
}
