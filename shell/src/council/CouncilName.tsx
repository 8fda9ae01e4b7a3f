import { useCouncil } from './useCouncil';

/** The council's name within a sentence, marked with its language where it is in English. */
export function CouncilName() {
  const { name, langOf } = useCouncil();
  const lang = langOf('name');
  return lang ? <span lang={lang}>{name}</span> : name;
}
