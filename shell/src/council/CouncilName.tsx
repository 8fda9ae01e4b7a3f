import { useCouncil } from './useCouncil';

/** The council's name within a sentence, marked where English stands in. */
export function CouncilName() {
  const { name, langOf } = useCouncil();
  const lang = langOf('name');
  return lang ? <span lang={lang}>{name}</span> : name;
}
