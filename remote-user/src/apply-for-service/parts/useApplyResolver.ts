import { useAnswerMessage } from 'shared-area/questions';
import { councilNow, type ServiceDefinition } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { valibotResolver } from 'shared-ui/form';
import { useApplyMessages } from '../i18n';
import { applySchema, type ApplyValues } from '../applySchema';
import { formParts, hasErrors, partAt } from './formParts';
import type { PartPlace } from './usePartPlace';

interface ApplyRules {
  /** Of the services that can be chosen. */
  names: readonly string[];
  /** What is asked, as soon as it is known. */
  definition: ServiceDefinition | undefined;
  place: PartPlace;
}

type ApplyResolver = ReturnType<typeof valibotResolver<ApplyValues, ApplyValues>>;

/** The rules of the form. One part at a time is checked by its own fields alone, until all are. */
export function useApplyResolver({
  names,
  definition,
  place: { isOn, place },
}: ApplyRules): ApplyResolver {
  const t = useApplyMessages();
  const message = useAnswerMessage(definition);
  const today = councilDay(councilNow());
  const asked = definition && { definition, today, message };
  const resolveAll = valibotResolver<ApplyValues, ApplyValues>(applySchema(names, t, asked));
  return async (values, context, options) => {
    const result = await resolveAll(values, context, options);
    if (!isOn || !definition || place.returns) return result;
    const parts = formParts(definition, values.answers);
    const at = partAt(parts, place.key);
    const part = parts[at];
    const isLast = at === parts.length - 1;
    return !part || isLast || hasErrors(part, result.errors) ? result : { values, errors: {} };
  };
}
