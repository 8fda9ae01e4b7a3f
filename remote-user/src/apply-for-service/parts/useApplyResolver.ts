import { useAnswerMessage } from 'shared-area/questions';
import { councilNow, type ServiceDefinition } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { valibotResolver } from 'shared-ui/form';
import { useApplyMessages } from '../i18n';
import { applySchema, type ApplyValues } from '../applySchema';
import { formParts, hasErrors, partAt } from './formParts';
import type { PartPlace } from './usePartPlace';

interface ApplyRules {
  /** The names of the services that can be selected. */
  names: readonly string[];
  /** The definition, once it has loaded. */
  definition: ServiceDefinition | undefined;
  place: PartPlace;
}

type ApplyResolver = ReturnType<typeof valibotResolver<ApplyValues, ApplyValues>>;

/** The validation of the form. With one part at a time, only the fields of that part are validated, until the last part. */
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
