import { useCouncil } from './useCouncil';

/**
 * The council's name within a sentence, marked where English stands in. Not where the first script has it, nor on
 * /verify: both have no bytes to spare (docs/performance.md).
 */
export function CouncilName() {
  const { name, langOf } = useCouncil();
  const lang = langOf('name');
  return lang ? <span lang={lang}>{name}</span> : name;
}
