import { useEffect, useMemo, useRef, useState } from 'react';
import { answerName } from 'shared-area/questions';
import type { ServiceDefinition } from 'shared-data';
import { decidingQuestions } from 'shared-data/model';
import { useWatch, type FormFieldIds, type UseFormReturn } from 'shared-ui/form';
import type { ApplyValues } from '../applySchema';
import { formParts, hasErrors, partAt } from './formParts';
import type { PartPlace } from './usePartPlace';

interface FormPartsOptions {
  form: UseFormReturn<ApplyValues>;
  definition: ServiceDefinition | undefined;
  /** The ids of all fields of the form. */
  ids: FormFieldIds;
  place: PartPlace;
}

export type FormParts = ReturnType<typeof useFormParts>;

/**
 * The parts of the form, and the navigation between them. Opening another part keeps what was typed and clears the
 * errors, since a part is validated when it is left.
 */
export function useFormParts({
  form,
  definition,
  ids,
  place: { isOffered, isOn, choose, place, setPlace },
}: FormPartsOptions) {
  // If all parts are shown, no answer may render the whole form again.
  const divided = isOn ? definition : undefined;
  const deciding = useMemo(() => (divided ? decidingQuestions(divided) : []), [divided]);
  const decided = useWatch<ApplyValues, `answers.${string}`[]>({
    control: form.control,
    name: useMemo(() => deciding.map(answerName), [deciding]),
  });
  const answers = Object.fromEntries(deciding.map((id, index) => [id, decided[index] ?? '']));
  const parts = divided ? formParts(divided, answers) : [];
  const at = partAt(parts, place.key);
  const part = parts[at];
  const { errors, submitCount } = form.formState;

  // Opens the part whose errors prevented the submission.
  const [triedAt, setTriedAt] = useState(0);
  if (submitCount !== triedAt) {
    setTriedAt(submitCount);
    const wrong = parts.find((one) => hasErrors(one, errors));
    if (wrong && wrong !== part) setPlace({ key: wrong.key, returns: true });
  }

  const heading = useRef<HTMLHeadingElement>(null);
  const [wentOn, setWentOn] = useState<object>();
  // Not if a field or the error summary takes the focus.
  useEffect(() => {
    if (wentOn) heading.current?.focus();
  }, [wentOn]);

  function begin(key: string | undefined, returns = false) {
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    setPlace({ key, returns });
  }

  function go(index: number) {
    begin(parts[index]?.key, place.returns);
    setWentOn({});
  }

  return {
    isOffered,
    isOn,
    choose: (isChosen: boolean) => {
      choose(isChosen);
      begin(undefined);
    },
    part,
    position: at + 1,
    count: parts.length,
    heading,
    /** The ids of the fields on the page. */
    ids: part ? pick(ids, part.fields) : ids,
    isFirst: at === 0,
    /** Whether the check of the answers is next, and not another part. */
    isLast: !part || at === parts.length - 1 || place.returns === true,
    next: () => go(at + 1),
    /** Undefined if there is no previous part. */
    back: at > 0 ? () => go(at - 1) : undefined,
    /** Opens the part of a field to change; its button returns to the check of the answers. */
    open: (field: string) => {
      const opened = parts.find(({ fields }) => fields.includes(field));
      if (opened) begin(opened.key, true);
    },
    openLast: () => go(parts.length - 1),
  };
}

function pick(ids: FormFieldIds, fields: readonly string[]): FormFieldIds {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => fields.includes(name)));
}
